-- ── 图片 ──────────────────────────────────────────────────
-- What is known of the pictures of the content, so that a load decodes only those that it has not seen.
create table pictures (
  hash text primary key,                             -- of the original
  width integer not null,                            -- upright, in px
  height integer not null,
  color text not null,                               -- that fills most of it: 7a5b3c; '' where it is transparent
  is_transparent boolean not null,
  is_moving boolean not null
);
