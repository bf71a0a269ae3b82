/** Control characters, marks of direction, and everything else that programs show as nothing. */
export const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
