-- Each message of a notice was looked up twice for its foreign keys, most of what sending to all readers cost. A notice
-- that has messages is deleted only with the one person it was for, whose messages go too.
alter table messages drop constraint messages_notice_id_fkey;
