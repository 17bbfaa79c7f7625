-- Codes are deleted by age, whoever's they are, each time a new one is made.
create index verification_codes_created_at on verification_codes (created_at);
