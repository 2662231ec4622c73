-- Whether an order's buyer may be asked once how satisfied they are (rule T-01): the proof of it, the one mail, and the answer.
create table order_survey (
  order_id uuid primary key references "order" on delete cascade,
  -- The secret of the links in the mail.
  token text collate "C" not null unique,
  locale text not null,
  -- What was agreed to, as it stood there.
  words text not null,
  agreed_at timestamptz not null,
  -- Taken back.
  ended_at timestamptz,
  told_at timestamptz,
  answered_at timestamptz,
  score smallint check (score between 0 and 10),
  comment text,
  check ((answered_at is null) = (score is null)),
  check (comment is null or answered_at is not null)
);
create index order_survey_waiting on order_survey (agreed_at) where told_at is null and ended_at is null;
create index order_survey_agreed_at on order_survey (agreed_at);
