export function pseudoMessages<Messages>(message: Messages): Messages
