/** Which letters reach under the baseline. */

/** By all of a descender, in every face. */
const DEEP = String.raw`gjpqyç()/[\]|@`;
/** By a little, in every face. */
const SHALLOW = ',;$';

export const DEEP_UNDER = new RegExp(`[${DEEP}]`, 'u');
/** In every face: beside these a letter that hangs in some makes the line no higher, or little. */
export const ALWAYS_UNDER = new RegExp(`[${DEEP}${SHALLOW}]`, 'u');
/** Letters that stand on the baseline in one face and hang under it in another. */
export const MAY_HANG = /[JQ]/gu;
/** In any face. */
export const MAY_REACH_UNDER = new RegExp(`[${DEEP}${SHALLOW}JQ]`, 'u');
