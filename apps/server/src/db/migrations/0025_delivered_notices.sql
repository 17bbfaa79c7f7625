-- ── A notice to a role or to all becomes a message when a reader visits ──────
-- It has a number in the order of sending, and each reader the number up to which they have got theirs. What was sent
-- before has messages and no number.
alter table notices
  add column sending_number integer unique,         -- of a sent notice to a role or to all
  add column message_html text;                     -- as it was sent, with {姓名}
alter table users add column last_sending_number integer not null default 0;

-- What was being sent is sent to the end.
insert into messages (user_id, notice_id, title, message_html)
select users.id, notices.id, notices.title,
       replace(html, '{姓名}', replace(replace(replace(coalesce(nullif(real_name, ''), nickname), '&', '&amp;'), '<', '&lt;'), '>', '&gt;'))
  from notices,
       lateral (select coalesce(string_agg('<p>' || line || '</p>', '' order by number), '') as html
                  from (select number, regexp_replace(replace(replace(replace(text, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '^\s+|\s+$', '', 'g') as line
                          from regexp_split_to_table(notices.text, '\r?\n') with ordinality as split (text, number)) as lines
                 where line <> '') as paragraphs,
       users
 where notices.status = 2 and users.id > last_user_id and users.created_at <= started_at and stopped_at is null
   and case audience
         when 'person' then users.id = notices.user_id
         when 'role' then users.role = notices.role
         when 'activity' then exists (select from activity_applications as application
                                       where application.user_id = users.id and application.article_id = notices.article_id
                                         and application.status = any (application_statuses))
         else true
       end
on conflict do nothing;
update notices
   set status = 3, finished_at = now(),
       recipient_count = (select count(*) from messages where notice_id = notices.id)
 where status = 2;

drop index notices_due;
create index notices_due on notices (send_at) where status = 1;
alter table notices
  drop constraint notices_status_check,
  add check (status in (0, 1, 3)),                  -- 0 draft, 1 scheduled, 3 sent
  drop column last_user_id,
  drop column sent_count,
  drop column started_at;
alter table notices rename column finished_at to sent_at;
