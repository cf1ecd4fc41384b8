-- Whether a game has ended while somebody was away, who has not looked at it since.

alter table seats add column is_unseen integer not null default 0;

create index seats_unseen on seats (account) where is_unseen = 1;
