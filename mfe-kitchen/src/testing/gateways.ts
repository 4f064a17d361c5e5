// What tests of use-cases go through: the gateways themselves, over a clock and a loudspeaker that tests control.
export { audioOutput } from '../device/sound';
