-- ── 怎么到一处地址：写作“步行 6 分钟：海棠路站 B 口出……”，冒号之前是要多久；空的不显示 ──
alter table address_cards add column metro text not null default '';
alter table address_cards add column bus text not null default '';
alter table address_cards add column car text not null default '';
