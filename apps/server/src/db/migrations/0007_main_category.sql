-- ── 图书的主分类：分类里写的第一个；一个分类先列以它为主的书，同一学段的几个书架因此不重复 ──
alter table all_books add column main_category_id integer references book_categories (id);
create or replace view books as select * from all_books where withdrawn_at is null;
