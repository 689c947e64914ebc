/** Emoji of the completion dialog that belong to no puzzle. */
export const CELEBRATION_EMOJI = ['trophy', 'star', 'party-popper'] as const
