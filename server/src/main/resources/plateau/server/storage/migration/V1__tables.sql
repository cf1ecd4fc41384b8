-- One text for SQLite and PostgreSQL. Times are milliseconds since 1970, 0 for never; what is not
-- there is empty. Whether something is so is 0 or 1.

create table tables (
    id text primary key,
    game text not null,
    options text not null,
    players integer not null,
    clock text not null,
    maker text not null,
    is_open integer not null,
    key_hash text not null,
    seed bigint not null,
    salt text not null,
    settings text not null,
    origin text not null,
    phase text not null,
    created bigint not null,
    started bigint not null,
    ended bigint not null,
    awake integer not null,
    due bigint not null,
    result text not null
);

create index tables_due on tables (due) where due > 0 and awake = 0;
create index tables_awake on tables (id) where awake = 1;
create index tables_by_phase on tables (phase, is_open, created, id);
create index tables_by_game on tables (game, phase, is_open, created, id);
create index tables_by_maker on tables (maker) where maker <> '';
create index tables_over on tables (ended, id) where phase = 'OVER';
create index tables_over_by_game on tables (game, ended, id) where phase = 'OVER';

create table seats (
    table_id text not null references tables (id),
    seat integer not null,
    kind text not null,
    account text not null,
    name text not null,
    bot text not null,
    score integer not null,
    payoff double precision not null,
    primary key (table_id, seat)
);

create index seats_by_account on seats (account) where account <> '';
create index seats_by_name on seats (lower(name));

-- No reference to tables: it would be looked up at every move, and nothing takes tables away.
create table entries (
    table_id text not null,
    number integer not null,
    at bigint not null,
    kind text not null,
    data text not null,
    primary key (table_id, number)
) ${clustered};

-- The entries that name accounts, for the day on which one is to be forgotten.
create index entries_naming on entries (table_id, number) where kind in ('said', 'sat', 'muted');

create table accounts (
    id text primary key,
    kind text not null,
    name text not null,
    token text not null unique,
    created bigint not null,
    seen bigint not null
);

create table ratings (
    player text not null,
    game text not null,
    players integer not null,
    mean double precision not null,
    deviation double precision not null,
    games integer not null,
    primary key (player, game, players)
);

create index ratings_by_game on ratings (game, players);

-- One row: when the server was last known to run.
create table alive (
    id integer primary key,
    at bigint not null
);

create table outages (
    began bigint primary key,
    ended bigint not null
);
