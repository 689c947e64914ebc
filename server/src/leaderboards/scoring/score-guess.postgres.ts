const LEVELS = Array.from({ length: 10 }, (_, index) => index + 1)
const TYPES = LEVELS.slice(0, 5)

/** Scores a player's first guess at a puzzle, and is called within the statement that enters it. `p_version`: the row on the boards as it
 *  was read, null where there was none; if it has changed since, nothing of the guess happens.
 *  @returns what all solves have brought the player, and how many were solved in the period of the last scope */
export const SCORE_GUESS = `create or replace function score_guess(p_player integer, p_version text, p_type integer, p_level integer, p_correct integer,
  p_scored integer, p_listed integer, p_days_played integer, p_last_played_day integer, p_evidence text, p_points integer, p_now_ms bigint,
  p_periods integer[], p_widths integer[])
returns integer[] language plpgsql as $$
declare
  after_scores integer[];
  after_correct integer[];
begin
  if p_version is null then
    update accounts set is_student = is_student where accounts.id = (select account_id from players where players.id = p_player);
    insert into board_players (player_id, is_listed) values (p_player, 0)
      on conflict do nothing returning board_players.xmin::text into p_version;
  end if;
  update board_players set days_played = p_days_played, last_played_day = p_last_played_day, evidence = p_evidence,
    ${TYPES.map(
      (type) => `attempted_${type} = attempted_${type} + (p_type = ${type})::integer,
    correct_${type} = correct_${type} + case when p_type = ${type} then p_correct else 0 end`,
    ).join(', ')}
    where board_players.player_id = p_player and board_players.xmin::text = p_version;
  if not found then
    raise exception 'the player was changed meanwhile' using errcode = 'EG001';
  end if;
  if p_scored = 0 then
    return null;
  end if;
  with moved as (
    insert into scores (player_id, scope, period, is_listed, score, correct, attempted, reached_at_ms,
      ${LEVELS.map((level) => `attempted_${level}, correct_${level}`).join(', ')})
    select p_player, given.place - 1, given.period, p_listed, p_points, p_correct, 1, case when p_correct = 1 then p_now_ms else 0 end,
      ${LEVELS.map((level) => `(p_level = ${level})::integer, case when p_level = ${level} then p_correct else 0 end`).join(', ')}
      from unnest(p_periods) with ordinality as given (period, place) order by given.place
    on conflict (player_id, scope, period) do update set score = scores.score + excluded.score, correct = scores.correct + excluded.correct,
      attempted = scores.attempted + 1, reached_at_ms = greatest(scores.reached_at_ms, excluded.reached_at_ms),
      ${LEVELS.map(
        (level) => `attempted_${level} = scores.attempted_${level} + excluded.attempted_${level},
      correct_${level} = scores.correct_${level} + excluded.correct_${level}`,
      ).join(', ')}
    returning scores.scope, scores.score, scores.correct
  ) select array_agg(moved.score order by moved.scope), array_agg(moved.correct order by moved.scope)
    into after_scores, after_correct from moved;
  if p_listed = 1 and p_points > 0 then
    insert into score_buckets (scope, period, width, bucket, players)
      select shifts.scope, shifts.period, shifts.width, shifts.bucket, sum(shifts.players) from (
        select given.place - 1 as scope, given.period, widths.width, ends.score / widths.width as bucket, ends.players
        from unnest(p_periods, after_scores) with ordinality as given (period, score, place)
        cross join unnest(p_widths) as widths (width)
        cross join lateral (values (given.score - p_points, -1), (given.score, 1)) as ends (score, players)
        where ends.score > 0) shifts
      group by 1, 2, 3, 4 having sum(shifts.players) <> 0 order by 1, 2, 3, 4
      on conflict (scope, period, width, bucket) do update set players = score_buckets.players + excluded.players;
  end if;
  return array[after_scores[1], after_correct[array_length(p_periods, 1)]];
end $$`
