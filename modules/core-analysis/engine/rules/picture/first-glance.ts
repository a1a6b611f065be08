/** The study that the rules on the first glance rest on. */
export const CHOICE = {
  title: 'Milosavljevic, Navalpakkam, Koch, Rangel, J. Consumer Psychology 22(1), 2012',
  note: 'At fast decision speed, visual saliency sways which item people choose more than their stated preference does.',
};
