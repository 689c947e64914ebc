/** Enters a player's first guess at a puzzle, in one call. It answers no row, and has changed nothing, for a puzzle that was begun before
 *  and where no free puzzle is left: those are entered in a transaction of several statements. `p_most_used`: how many free puzzles may be
 *  used already; null where the guess takes none. Whether the puzzle was begun the key of the attempts says when one is stored: asked
 *  before, PostgreSQL would plan that question anew each time, to leave out the months that it is not about. */
export const ENTER_GUESS = `create or replace function enter_guess(p_account text, p_device text, p_puzzle integer, p_day integer,
  p_most_used integer, p_right integer, p_hint_rung integer, p_scored integer, p_slot bigint, p_points integer, p_now_ms bigint,
  p_made_at_ms bigint)
returns table (player integer, used_then integer, attempted_then integer, correct_then integer) language plpgsql as $$
begin
  if p_account is not null then
    select players.id, allowances.used into player, used_then from players
      left join allowances on allowances.player_id = players.id and allowances.day = p_day
      where players.account_id = p_account;
  else
    select players.id, allowances.used into player, used_then from players
      left join allowances on allowances.player_id = players.id and allowances.day = p_day
      where players.device_id = p_device;
  end if;
  used_then := coalesce(used_then, 0);
  if used_then > p_most_used then
    return;
  end if;
  if player is null then
    insert into players (device_id, account_id, created_at_ms) values (p_device, p_account, p_now_ms)
      on conflict do nothing returning players.id into player;
    if player is null then
      return;
    end if;
  end if;
  insert into attempts
    (player_id, puzzle_id, day, first_guess_at_ms, guess_count, solved_at_ms, revealed_at_ms, hint_rung, is_scored, last_made_at_ms)
    values (player, p_puzzle, p_day, p_now_ms, 1, case when p_right = 1 then p_now_ms end, null, p_hint_rung, p_scored,
      p_made_at_ms)
    on conflict do nothing;
  if not found then
    return;
  end if;
  if p_most_used is not null then
    insert into allowances (player_id, day, used) values (player, p_day, 1)
      on conflict (player_id, day) do update set used = allowances.used + 1 where allowances.used <= p_most_used
      returning allowances.used into used_then;
    if not found then
      raise exception 'the last free puzzle was taken meanwhile' using errcode = 'EG001';
    end if;
  end if;
  if p_right = 1 then
    insert into solved_days (player_id, day, slots, points) values (player, p_day, p_slot, p_points)
      on conflict (player_id, day) do update
      set slots = solved_days.slots | excluded.slots, points = solved_days.points + excluded.points;
  end if;
  update puzzle_counts set attempted = puzzle_counts.attempted + 1, correct = puzzle_counts.correct + p_right
    where puzzle_counts.puzzle_id = p_puzzle returning puzzle_counts.attempted, puzzle_counts.correct into attempted_then, correct_then;
  return next;
end $$`
