const set = (words: string) => new Set(words.split(/\s+/));

/** The commonest English words of running text and of advertising. */
export const ENGLISH_WORDS: ReadonlySet<string> = set(
  `a about after all an and any are as at back be because been before best better buy by can come day days do easy enjoy
  every first for free from get give go good great has have help here home how i if in into is it its it's just know learn
  less let life like look love made make more most much my need new no not now of off on one only or order our out over own
  save sale see shop so start stop take than that the their them then there these they this time to today try under until
  up us use want was way we what when where which who why will with without work year years you your you're`,
);

/** The commonest words of German, French, Spanish, Italian, Portuguese and Dutch that are not English words. */
export const OTHER_LANGUAGE_WORDS: ReadonlySet<string> = set(
  `aber auch auf aus bei bis das dein deine dem den der des die dir ein eine einen für fur ist jetzt kein mit nach nicht nur
  oder sich sie und uns von wir zu zum zur über uber
  au aux avec ce ces cette dans de des du elle est et il la le les leur mais nos notre nous ou par pas plus pour que qui sa
  ses sur tous tout un une vos votre vous
  al como con cuando del el ella en es esta este hasta hoy las los más mas mejor muy nuestro para pero por se sin su sus
  también todo tu tus una y ya
  alla anche che ci come da dal dei della delle di gli il in le lo ma nel non oggi ora per più piu questo sono sua suo te
  tuo tutto uno
  ao aos com da das do dos em esta isso mais mas meu na nas no nos não nao os para pela pelo quando sem seu sua você voce
  aan alle als bij dan dat de deze dit door een en geen het hier hun ik je jij jouw maar met naar niet nog nu om onze op ook
  te tot van voor wat wij zijn`,
);
