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

/** What exists becomes the table of all months up to the next one, in steps that hold nobody up: a bound for what is written from now on,
 *  a look at what was written before, and a new name with the new table above it. */
export const BOUND_ATTEMPTS = `do $$
declare
  final date := date_trunc('month', greatest((now() at time zone 'utc')::date, date '2020-01-01' + coalesce((select max(day) from days), 0))) + interval '1 month';
begin
  execute format('alter table attempts add constraint attempts_to_%s check (puzzle_id < %s) not valid', to_char(final, 'YYYY_MM'),
    ${FIRST_ID_OF(`(final + interval '1 month')::date`)});
end $$`

export const CHECK_BOUND = `do $$
begin
  execute format('alter table attempts validate constraint %I',
    (select conname from pg_constraint where conrelid = 'attempts'::regclass and conname like 'attempts\\_to\\_%'));
end $$`

export const DIVIDE_ATTEMPTS: readonly string[] = [
  `do $$
declare
  oldest text := (select conname from pg_constraint where conrelid = 'attempts'::regclass and conname like 'attempts\\_to\\_%');
  final date := to_date(right(oldest, 7), 'YYYY_MM');
  named record;
begin
  execute format('alter table attempts rename to %I', oldest);
  for named in select indexname from pg_indexes where schemaname = current_schema() and tablename = oldest loop
    execute format('alter index %I rename to %I', named.indexname, replace(named.indexname, 'attempts_', oldest || '_'));
  end loop;
  execute format('create table attempts (like %I including defaults) partition by range (puzzle_id)', oldest);
  alter table attempts add constraint attempts_pk primary key (player_id, puzzle_id);
  alter table attempts add constraint attempts_player_id_fkey foreign key (player_id) references players (id) on delete cascade;
  alter table attempts add constraint attempts_puzzle_id_fkey foreign key (puzzle_id) references puzzles (id);
  create index attempts_by_player_id_first_guess_at_ms_puzzle_id on attempts (player_id, first_guess_at_ms, puzzle_id);
  create index attempts_by_first_guess_at_ms_player_id_puzzle_id on attempts (first_guess_at_ms, player_id, puzzle_id);
  execute format('alter table attempts attach partition %I for values from (minvalue) to (%s)', oldest,
    ${FIRST_ID_OF(`(final + interval '1 month')::date`)});
  execute format('alter table %I drop constraint %I', oldest, oldest);
end $$`,
  LAST_MONTH,
  MAKE_MONTHS,
  MONTHS_OF_PUZZLES,
  WITH_PUZZLES,
  `select make_attempt_months((date_trunc('month', last_attempt_month()) + interval '3 months')::date - date '2020-01-01')`,
]
