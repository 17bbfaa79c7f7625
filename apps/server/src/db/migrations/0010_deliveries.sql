-- ── 要送出的短信与邮件 ────────────────────────────────────
-- A message that must not be lost: written in the transaction of what it tells, sent by the server afterwards. Its id
-- is the same in every try, so that a gateway recognises a repeated one, also after a backup was restored.
create table deliveries (
  id uuid primary key default gen_random_uuid(),
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  subject text not null default '',                 -- of a mail; '' is the usual one
  body text not null,
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),        -- when the next try may begin
  tries smallint not null default 0,
  delivered_at timestamptz,
  failed_at timestamptz,                            -- given up
  failure text not null default ''                  -- of the last try that failed
);
create index deliveries_due on deliveries (channel, due_at) where delivered_at is null and failed_at is null;
create index deliveries_recipient on deliveries (recipient);
