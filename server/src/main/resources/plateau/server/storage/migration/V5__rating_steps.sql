-- What a game did to the rating of whoever had a seat.

create table rating_steps (
    table_id text not null,
    seat integer not null,
    rating_before double precision not null,
    rating_after double precision not null,
    games integer not null,
    primary key (table_id, seat)
);
