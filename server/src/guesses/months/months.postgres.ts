/** The attempts of PostgreSQL stand in a table for each month of the puzzles. A player has one attempt at a puzzle, which only a key can
 *  promise that has the column by which the tables are told apart: that is the puzzle, whose number says its day.
 *  Source: docs/decisions/2026-11-23-attempts-by-month.md */
const FIRST_ID_OF = (month: string): string => `((${month}) - date '2020-01-01') * 40 + 1`

/** Makes the tables up to the month of a day, in their order. It locks nothing when they are there. */
const MAKE_MONTHS = `create function make_attempt_months(p_until integer) returns void language plpgsql as $$
declare
  final date := date_trunc('month', date '2020-01-01' + p_until);
  month date;
  name text;
begin
  if final is null or final <= last_attempt_month() then
    return;
  end if;
  perform pg_advisory_xact_lock(5264011, hashtext(current_schema()));
  loop
    month := last_attempt_month() + interval '1 month';
    exit when month > final;
    name := 'attempts_' || to_char(month, 'YYYY_MM');
    execute format('create table %I (like attempts including defaults)', name);
    execute format('alter table attempts attach partition %I for values from (%s) to (%s)', name,
      ${FIRST_ID_OF('month')}, ${FIRST_ID_OF(`(month + interval '1 month')::date`)});
  end loop;
end $$`

const LAST_MONTH = `create function last_attempt_month() returns date language sql stable as $$
  select max(to_date(right(relname, 7), 'YYYY_MM')) from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'attempts'::regclass
$$`

/** A puzzle that is there has a table for its attempts, whoever stored it, however far ahead: nothing relies on a job that ran in time. */
const MONTHS_OF_PUZZLES = `create function make_months_of_puzzles() returns trigger language plpgsql as $$
begin
  perform make_attempt_months(max(day)) from added;
  return null;
end $$`
const WITH_PUZZLES = `create trigger make_attempt_months after insert on puzzles referencing new table as added
  for each statement execute function make_months_of_puzzles()`

/** Everything up to next month goes into one table, each later month into its own. */
const FIRST_MONTHS = `do $$
declare
  final date := date_trunc('month', now() at time zone 'utc') + interval '1 month';
begin
  execute format('create table %I partition of attempts for values from (minvalue) to (%s)', 'attempts_to_' || to_char(final, 'YYYY_MM'),
    ${FIRST_ID_OF(`(final + interval '1 month')::date`)});
end $$`

/** For a new `attempts` table that is partitioned by puzzle. */
export const DIVIDE_BY_MONTHS: readonly string[] = [
  FIRST_MONTHS,
  LAST_MONTH,
  MAKE_MONTHS,
  MONTHS_OF_PUZZLES,
  WITH_PUZZLES,
  `select make_attempt_months((date_trunc('month', last_attempt_month()) + interval '3 months')::date - date '2020-01-01')`,
]
