-- ── 网页读了几次 ──────────────────────────────────────────
-- Which page was read how often on a day, added once a minute by each process. Nothing of who it was, nor of when.
create table page_reads (
  day date not null,                                -- in China
  path text not null,                               -- of a screen, a detail with its id: /layout/list/booksDetails?id=7
  count integer not null,
  primary key (day, path)
);
