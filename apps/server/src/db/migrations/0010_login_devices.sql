-- 每次登录的设备与最近一次使用的时刻，供本人查看。
alter table login_sessions
  add device text not null default '未知设备',
  add last_used_at timestamptz not null default now();
