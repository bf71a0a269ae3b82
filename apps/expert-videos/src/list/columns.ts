/** How many videos are beside each other. */
export const COLUMNS = { base: 2, md: 3, lg: 4 };
