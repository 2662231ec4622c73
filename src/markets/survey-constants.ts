/** The longest comment of a survey. */
export const SURVEY_COMMENT_MAXIMUM = 2000;
/** Answers run from 0 to this. */
export const SURVEY_SCORE_MAXIMUM = 10;
