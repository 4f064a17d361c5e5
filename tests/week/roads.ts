/** Roads are so much longer than the great circle, as the maps service of the week measures them. */
export const roadFactor = 1.4;
