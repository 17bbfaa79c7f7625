-- 一个身份证号只能认证一个账户；空字符串是没有实名认证。
create unique index users_identity_card on users (identity_card) where identity_card <> '';
