-- In which day's report an event stands: what was written down after its day was reported stands in the next one.
alter table card_sandbox.event add column reported_on date references card_sandbox.report (day);
update card_sandbox.event set reported_on = report.day from card_sandbox.report
 where report.day = (event.happened_at at time zone 'UTC')::date
   and report.made_at > event.happened_at and position(event.id || ',' in report.content) > 0;
create index event_unreported on card_sandbox.event (happened_at) where reported_on is null;
-- Of which end: who was told that there was no money hears of money that came after all and goes back.
alter table payment_contact add column told_end text check (told_end in ('refused', 'given-back'));
