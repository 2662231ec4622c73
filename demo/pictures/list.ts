/** One picture: which file in `models/` builds it and with which parameters. */
export interface Picture {
  model: string;
  parameters?: Record<string, string>;
}

/** Pictures of single things, by picture name; the catalogue names them in `images`. */
export const PICTURES: Readonly<Record<string, Picture>> = {
  default: { model: 'crate' },
  'mig-welder-orange': { model: 'mig-welder' },
  'double-deep-fryer-steel': { model: 'double-deep-fryer' },
  'trolley-jack-red': { model: 'trolley-jack' },
  'stereo-microscope-white': { model: 'stereo-microscope' },
  'massage-table-black': { model: 'massage-table', parameters: { colour: '#1d1e21' } },
  'massage-table-white': { model: 'massage-table', parameters: { colour: '#eceae4' } },
  'pallet-truck-yellow': { model: 'pallet-truck' },
  'digital-caliper-steel': { model: 'digital-caliper' },
  'planetary-mixer-silver': { model: 'planetary-mixer', parameters: { colour: '#b9bcc0' } },
  'planetary-mixer-red': { model: 'planetary-mixer', parameters: { colour: '#a3161c' } },
  'air-compressor-blue': { model: 'air-compressor' },
  'platform-scale-steel': { model: 'platform-scale' },
  'tool-trolley-red': { model: 'tool-trolley' },
  'ultrasonic-cleaner-steel': { model: 'ultrasonic-cleaner' },
  'plasma-cutter-orange': { model: 'plasma-cutter' },
  'electric-hoist-yellow': { model: 'electric-hoist' },
  'contact-grill-steel': { model: 'contact-grill' },
  'workshop-press-blue': { model: 'workshop-press' },
  'pizza-oven-steel': { model: 'pizza-oven' },
  'tig-welder-blue': { model: 'tig-welder' },
  'meat-slicer-silver': { model: 'meat-slicer' },
  'pillar-drill-green': { model: 'pillar-drill' },
  'ice-machine-steel': { model: 'ice-machine' },
  'welding-helmet-black': { model: 'welding-helmet', parameters: { colour: '#1b1c1f' } },
  'welding-helmet-red': { model: 'welding-helmet', parameters: { colour: '#b3161a' } },
  'popcorn-machine-red': { model: 'popcorn-machine' },
  'workbench-grey': { model: 'workbench' },
  'lift-table-orange': { model: 'lift-table' },
  'precision-scale-white': { model: 'precision-scale' },
  'wet-dry-vacuum-steel': { model: 'wet-dry-vacuum' },
  'shelving-rack-blue': { model: 'shelving-rack' },
  'pressure-washer-yellow': { model: 'pressure-washer' },
  'meat-mincer-steel': { model: 'meat-mincer' },
  'mma-welder-orange': { model: 'mma-welder' },
  'patio-heater-steel': { model: 'patio-heater', parameters: { finish: 'steel' } },
  'patio-heater-black': { model: 'patio-heater', parameters: { finish: 'black' } },
  'centrifuge-white': { model: 'centrifuge' },
  'engine-crane-red': { model: 'engine-crane' },
  'waffle-iron-steel': { model: 'waffle-iron' },
  'multimeter-yellow': { model: 'multimeter' },
  'magnetic-stirrer-white': { model: 'magnetic-stirrer' },
  'party-tent-white': { model: 'party-tent', parameters: { colour: '#f1f1ee' } },
  'party-tent-blue': { model: 'party-tent', parameters: { colour: '#1f4f94' } },
  'sack-truck-red': { model: 'sack-truck' },
  'bain-marie-steel': { model: 'bain-marie' },
  'saddle-stool-black': { model: 'saddle-stool', parameters: { colour: '#1d1e21' } },
  'saddle-stool-white': { model: 'saddle-stool', parameters: { colour: '#eceae4' } },
  'chain-hoist-blue': { model: 'chain-hoist' },
  'lab-power-supply-grey': { model: 'lab-power-supply' },
  'bench-grinder-green': { model: 'bench-grinder' },
  'stainless-work-table-steel': { model: 'stainless-work-table' },
  'cotton-candy-machine-pink': { model: 'cotton-candy-machine' },
  'log-splitter-red': { model: 'log-splitter' },
  'dehumidifier-yellow': { model: 'dehumidifier' },
  'magnifier-lamp-white': { model: 'magnifier-lamp' },
  'crepe-maker-steel': { model: 'crepe-maker' },
  'crane-scale-silver': { model: 'crane-scale' },
  'drinks-dispenser-steel': { model: 'drinks-dispenser' },
  'axle-stands-red': { model: 'axle-stands' },
  'storage-bins-blue': { model: 'storage-bins' },
  'impact-wrench-black': { model: 'impact-wrench' },
  'vacuum-sealer-steel': { model: 'vacuum-sealer' },
  'industrial-fan-black': { model: 'industrial-fan' },
  'infrared-thermometer-yellow': { model: 'infrared-thermometer' },
  'soldering-station-black': { model: 'soldering-station' },
  'bench-vice-blue': { model: 'bench-vice' },
  'hot-water-dispenser-steel': { model: 'hot-water-dispenser' },
  'fire-bowl-black': { model: 'fire-bowl' },
  'kettlebell-black': { model: 'kettlebell' },
  'key-safe-grey': { model: 'key-safe' },
  'hot-dog-roller-steel': { model: 'hot-dog-roller' },
  'platform-trolley-blue': { model: 'platform-trolley' },

  // The kitchen again: cooking, cutting, cooling, serving.
  'induction-hob-steel': { model: 'induction-hob' },
  'rice-cooker-steel': { model: 'rice-cooker' },
  'gyros-grill-steel': { model: 'gyros-grill' },
  'chocolate-fountain-steel': { model: 'chocolate-fountain' },
  'vegetable-cutter-steel': { model: 'vegetable-cutter' },
  'sausage-filler-steel': { model: 'sausage-filler' },
  'food-dehydrator-steel': { model: 'food-dehydrator' },
  'blender-steel': { model: 'blender' },
  'blender-black': { model: 'blender', parameters: { colour: '#26282b' } },
  'coffee-grinder-silver': { model: 'coffee-grinder' },
  'coffee-grinder-red': { model: 'coffee-grinder', parameters: { colour: '#a3161c' } },
  'display-fridge-white': { model: 'display-fridge' },
  'display-fridge-black': { model: 'display-fridge', parameters: { colour: '#1d1e21' } },
  'chest-freezer-white': { model: 'chest-freezer' },
  'refrigerated-cabinet-steel': { model: 'refrigerated-cabinet' },
  'kitchen-sink-steel': { model: 'kitchen-sink' },
  'serving-trolley-steel': { model: 'serving-trolley' },
  'chafing-dish-steel': { model: 'chafing-dish' },
  'fryer-basket-steel': { model: 'fryer-basket' },

  // Measuring and laboratory.
  'counting-scale-white': { model: 'counting-scale' },
  'laser-distance-meter-yellow': { model: 'laser-distance-meter' },
  'endoscope-camera-black': { model: 'endoscope-camera' },
  'oscilloscope-white': { model: 'oscilloscope' },
  'water-bath-white': { model: 'water-bath' },
};

/** Wide pictures of groups for the home page. */
export const HEROES: Readonly<Record<string, Picture>> = {
  'hero-workshop': { model: 'hero-workshop' },
  'hero-kitchen': { model: 'hero-kitchen' },
  'hero-lab': { model: 'hero-lab' },
};

export const FORMATS = ['avif', 'webp'] as const;
/** Widths of product pictures; they are square. */
export const SIZES = [320, 640, 960, 1280] as const;
/** Widths of home page pictures; they are half as high. */
export const HERO_SIZES = [640, 960, 1440, 1920] as const;

/** The file names a picture consists of, e.g. `kettlebell-black-320.avif`. */
export function filesOf(name: string): string[] {
  const sizes = name in HEROES ? HERO_SIZES : SIZES;
  return sizes.flatMap((size) => FORMATS.map((format) => `${name}-${size}.${format}`));
}
