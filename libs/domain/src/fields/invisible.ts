/** Control characters, bidirectional marks, and all other invisible characters. */
export const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
