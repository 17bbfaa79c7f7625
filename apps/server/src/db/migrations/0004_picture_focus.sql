-- ── 图片的焦点：图片被裁切时仍要露出的一点，写作 CSS 的 object-position，如 97% 50%；空的是正中 ──
alter table slides add column image_focus text not null default '';
alter table all_articles add column image_focus text not null default '';
create or replace view articles as select * from all_articles where withdrawn_at is null;
alter table address_cards add column image_focus text not null default '';
