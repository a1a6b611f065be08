/** Rules whose range differs from the evidence base's, each with why. The same list stands in `docs/rules.md`. */
export const DEPARTURES: readonly { id: string; base: string; here: string; why: string }[] = [
  {
    id: 'S-04',
    base: '3 to 7 regions, none from 12',
    here: '3 to 10, none from 18',
    why: 'By our segmentation a fifth of the 20 tidy pictures in `clutter-reference.json` have 9 or more regions; no study gives a count.',
  },
  {
    id: 'S-05',
    base: '4 to 12 % edges, none from 25',
    here: '2.5 to 10 %, none from 18',
    why: 'Our edge detector marks 2.4 to 11.6 % of the same 20 pictures, half of them under 7.3 %.',
  },
  {
    id: 'C-06',
    base: 'full from 30 points of colour, none at 10',
    here: 'full from 20, none at 4',
    why: 'The base gives its range as an own guess. Of eleven ads on good photographs, the subject in nine lies under 30 from its surround, in eight under 20.',
  },
  {
    id: 'P-01',
    base: '10 to 50 % of the frame',
    here: '10 to 75 %, and half of the marks where it fills all of it',
    why: 'Since the subject is seen and not taken from what draws the eye, a face or a product that fills a photograph is told at its size: that is a close-up, no fault.',
  },
  {
    id: 'C-05',
    base: 'lightness 40 to 75',
    here: 'from 30 where light letters stand on the picture and read',
    why: 'A scrim that carries the text is no wrong exposure.',
  },
  {
    id: 'Q-02',
    base: 'σ over 6 of 255 lowers',
    here: 'full up to 4, then falling',
    why: 'A long ramp in place of a step, so that more noise always costs more; it begins a little under the step.',
  },
];

/** Rules of the evidence base that are not in the book, each with why. The same list stands in `docs/rules.md`. */
export const NOT_COVERED: readonly { id: string; title: string; why: string }[] = [
  { id: 'S-08', title: 'Complexity curve', why: 'Combines S-03 and S-06, which are judged; its own peak is unknown.' },
  {
    id: 'S-09',
    title: 'Picture, text and brand area',
    why: 'Calm background cannot be told from picture without a model; T-05 judges the text side.',
  },
  { id: 'C-07', title: 'Warm or cool hues', why: 'No stable effect: measured, never judged.' },
  { id: 'C-11', title: 'Lead room', why: 'The facing side needs head pose, which is not measured.' },
  { id: 'F-02', title: 'Gaze towards product or text', why: 'Gaze is not measured.' },
  {
    id: 'F-03',
    title: 'Mutual gaze with a large face',
    why: 'Gaze is not measured; F-05 judges a face that outshines the subject.',
  },
  { id: 'F-04', title: 'Faces by platform', why: 'No rule of its own: the weights of F-01 by placement.' },
  { id: 'K-06', title: 'Emotion or humour beside an offer', why: 'Needs a model that understands scenes and tone.' },
  {
    id: 'K-11/product',
    title: 'Kind of scarcity by product',
    why: 'What is sold is not known; K-11 judges whether scarcity can be checked.',
  },
  {
    id: 'K-16',
    title: 'Benefit before feature',
    why: 'A share of words that speak to the reader blamed quotes and stories; which lines promise a benefit is read for examples only.',
  },
  {
    id: 'K-19',
    title: 'Originality and fit',
    why: 'No measure of pixels or words; a model may say it, apart from the score.',
  },
  { id: 'K-21', title: 'Fit of image and text', why: 'Needs a model that names what is shown.' },
  {
    id: 'U-01',
    title: 'Native look',
    why: 'Direct address and studio look need a model; C-15 counts less on short-video feeds for it.',
  },
  { id: 'T-12', title: 'Spelling', why: 'A misread letter would be held against the ad; no dictionary is kept.' },
  {
    id: 'T-13',
    title: 'Length of copy fields',
    why: 'Headline and primary text are entered on the platform and not part of the file.',
  },
  { id: 'X-06', title: 'Formats of a set', why: 'About several files; one is judged at a time.' },
  { id: 'X-07', title: 'Near duplicates in a set', why: 'About several files; one is judged at a time.' },
  { id: 'V-17', title: 'Supers match speech', why: 'Needs a transcript.' },
  { id: 'V-20', title: 'Emotional arousal', why: 'Needs a model.' },
  { id: 'Q-10', title: 'Exposure', why: 'The same as C-05.' },
];
