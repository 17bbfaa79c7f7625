-- ── 一览的数字 ────────────────────────────────────────────
-- What the server has seen, added once a minute by each process, kept for thirty days. Nothing of who it was.
create table figure_counts (
  name text not null,                               -- download, check, search, miss, error
  at timestamptz not null,                          -- the beginning of ten minutes
  count integer not null,
  primary key (name, at)
);
-- What readers looked for and did not find.
create table missed_searches (
  day date not null,                                -- in China
  words text not null,
  count integer not null,
  primary key (day, words)
);
