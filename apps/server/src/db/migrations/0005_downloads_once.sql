-- 同一人同一份内容只留一条下载记录：反复下载是同一条，时刻取最近一次。
delete from downloads older
  using downloads newer
  where older.user_id = newer.user_id
    and older.type = newer.type
    and older.content_id = newer.content_id
    and (older.created_at, older.id) < (newer.created_at, newer.id);
alter table downloads add unique (user_id, type, content_id);
