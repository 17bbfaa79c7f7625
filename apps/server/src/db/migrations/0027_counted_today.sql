-- Who was counted on a day as a reader or a downloader of something; kept until the next day. The source is an account or
-- a keyed hash of an address. A crash empties the table, and then somebody may count twice.
create unlogged table counted_today (
  kind text not null,
  content_id integer not null,
  counted_on date not null default current_date,
  source text not null,
  browser text not null,
  primary key (kind, content_id, counted_on, source, browser)
);
create index counted_today_day on counted_today (counted_on);
