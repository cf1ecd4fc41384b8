-- Records that people have brought, to be looked at. The names of the players are a JSON list, so that
-- a list of records need not read all their moves.

create table replays (
    id text primary key,
    owner text not null,
    created bigint not null,
    game text not null,
    names text not null,
    plies integer not null,
    record text not null
);

create index replays_by_owner on replays (owner, created, id);
