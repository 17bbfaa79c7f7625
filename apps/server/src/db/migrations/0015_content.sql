-- ── 内容的版本与定时上线 ──────────────────────────────────
-- Each load that was published. The newest ten keep their source in the file store and can be put back.
create table content_versions (
  id integer primary key,                           -- one after another: an aborted load leaves no gap
  published_at timestamptz not null default now(),
  operator text not null,
  restores integer,                                 -- the version that it has put back
  has_source boolean not null default true,
  plan jsonb not null                               -- how many records of each kind it changed
);

-- Records of the current version that are shown later, as they will be written. Each load replaces all of them.
create table scheduled_records (
  kind text not null,
  key text not null,
  shown_at timestamptz not null,
  fingerprint text not null,
  data jsonb not null,
  refs jsonb not null,
  parts jsonb not null,
  primary key (kind, key)
);
create index scheduled_records_due on scheduled_records (shown_at);
