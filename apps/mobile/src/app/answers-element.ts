/** The element of the first HTML that holds the answers it was rendered from. */
export const answersElementId = "answers";
