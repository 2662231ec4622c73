import { type KindSource, kind } from './kind.ts';

/**
 * The kinds of goods and their articles. The place in this list is part of the article number: add kinds at the end,
 * and articles at the end of their kind.
 */
export const kinds: readonly KindSource[] = [
  kind(
    'mig-welder | Stamos | mig-mag-welders | for-workshop cooling | igbt stepless-current fan display | current voltage | orange',
    { material: 'steel', display: 'LED' },
    [
      [
        'S-MIG 160',
        329,
        '48x22x38',
        11.5,
        14,
        { current: 160, voltage: 230, power: 5200, dutyCycle: 40 },
        'b',
      ],
      [
        'S-MIG 200',
        449,
        '52x24x40',
        14.2,
        17.5,
        { current: 200, voltage: 230, power: 6800, dutyCycle: 60 },
        'bs',
      ],
      ['S-MIG 250', 699, '62x28x52', 23, 27.5, { current: 250, voltage: 400, power: 9500, dutyCycle: 60 }],
      [
        'S-MIG 350',
        1249,
        '90x38x72',
        48,
        56,
        { current: 350, voltage: 400, power: 14000, dutyCycle: 60 },
        'n',
      ],
    ],
  ),
  kind(
    'double-deep-fryer | Royal Catering | fryers-grills | for-kitchen thermostat | steel-housing two-zones overheating tap | capacity power voltage | steel',
    { material: 'stainless-steel', basins: 2, temperatureMin: 50, temperatureMax: 200, voltage: 230 },
    [
      ['RCEF-12D', 129, '54x44x30', 8.9, 11, { capacity: 12, power: 6000 }, 'b'],
      ['RCEF-16D', 189, '58x47x32', 11.8, 14.5, { capacity: 16, power: 6500 }, 'bs'],
      ['RCEF-20D', 259, '62x50x34', 14.4, 17.6, { capacity: 20, power: 7000 }],
      ['RCEF-26D', 549, '70x62x46', 29.5, 35, { capacity: 26, power: 10000, voltage: 400 }, 'n'],
    ],
  ),
  kind(
    'trolley-jack | MSW | jacks-stands | for-workshop hydraulics | safety-valve load one-person | loadCapacity liftHeight | red',
    { material: 'steel', drive: 'hydraulic' },
    [
      ['TJ2', 69, '55x24x16', 13.5, 15, { loadCapacity: 2000, liftHeight: 385, minHeight: 85 }],
      ['TJ3', 149, '68x34x17', 29, 31, { loadCapacity: 3000, liftHeight: 500, minHeight: 75 }, 'b'],
      ['TJ4', 249, '76x38x20', 41, 44, { loadCapacity: 4000, liftHeight: 530, minHeight: 95 }],
    ],
  ),
  kind(
    'stereo-microscope | Steinberg Systems | laboratory-equipment | for-lab steady-result | led accuracy accessories | magnification | white',
    { material: 'aluminium', voltage: 230 },
    [
      ['SBS-SM45', 279, '30x22x42', 5.4, 7.2, { magnification: '7–45', power: 6 }, 'b'],
      ['SBS-SM90', 399, '32x24x46', 6.8, 8.9, { magnification: '3–90', power: 8 }],
      ['SBS-SM180', 549, '34x24x48', 7.6, 9.8, { magnification: '3–180', power: 10 }, 'n'],
    ],
  ),
  kind(
    'massage-table | Physa | massage | for-wellness padding | foldable wipeable height accessories | loadCapacity colour | black',
    { material: 'beech-steel' },
    [
      ['PHY-MT2', 109, '186x60x62', 13, 15.5, { loadCapacity: 180, heightMin: 60, heightMax: 82 }, 'b'],
      [
        'PHY-MT3',
        139,
        '186x70x62',
        15.5,
        18,
        { loadCapacity: 227, heightMin: 60, heightMax: 84 },
        'b',
        'white',
      ],
      [
        'PHY-MT5',
        229,
        '195x75x66',
        19.8,
        23,
        { loadCapacity: 250, heightMin: 62, heightMax: 88 },
        '',
        'white',
      ],
    ],
  ),
  kind(
    'pallet-truck | Fromm & Starck | pallet-handling | for-warehouse hydraulics | safety-valve load one-person | loadCapacity forkLength | yellow',
    { material: 'steel', drive: 'hydraulic', minHeight: 85, liftHeight: 200 },
    [
      ['STAR-PT20', 299, '150x54x122', 62, 68, { loadCapacity: 2000, forkLength: 1150 }],
      ['STAR-PT25', 349, '154x55x122', 68, 74, { loadCapacity: 2500, forkLength: 1150 }, 'b'],
      ['STAR-PT30', 469, '158x68x122', 79, 86, { loadCapacity: 3000, forkLength: 1220 }],
    ],
  ),
  kind(
    'digital-caliper | Steinberg Systems | measuring-instruments | for-workshop readable | accuracy hardened auto-off case | measuringRange resolution | steel',
    { material: 'stainless-steel', display: 'LCD', resolution: 0.01 },
    [
      ['SBS-DC150', 19.9, '24x8x2', 0.16, 0.4, { measuringRange: 150 }, 'b'],
      ['SBS-DC200', 34.9, '29x9x2', 0.21, 0.5, { measuringRange: 200 }],
      ['SBS-DC300', 59.9, '40x11x2', 0.34, 0.8, { measuringRange: 300 }],
    ],
  ),
  kind(
    'planetary-mixer | Royal Catering | mixers-vacuum | for-kitchen start-now | motor speeds removable accessories | capacity power | silver',
    { material: 'stainless-steel', voltage: 230 },
    [
      ['RCPM-5', 189, '40x24x34', 8.2, 10, { capacity: 5, power: 1000, speeds: 6 }, '', 'red'],
      ['RCPM-7', 299, '42x27x45', 16.5, 19, { capacity: 7, power: 650, speeds: 10 }, 'bs'],
      ['RCPM-10', 649, '48x40x64', 55, 64, { capacity: 10, power: 500, speeds: 3 }],
      ['RCPM-20', 1099, '54x46x80', 92, 108, { capacity: 20, power: 1100, speeds: 3 }],
      ['RCPM-40', 2899, '70x62x112', 188, 215, { capacity: 40, power: 2200, speeds: 3, voltage: 400 }, 'n'],
    ],
  ),
  kind(
    'air-compressor | MSW | compressors | for-workshop castors | motor big-wheels safety-valve | tankVolume pressure power | blue',
    { material: 'steel', drive: 'electric', voltage: 230 },
    [
      [
        'MSW-AC24',
        149,
        '58x26x58',
        21,
        23.5,
        { tankVolume: 24, pressure: 8, power: 1500, airFlow: 160, noise: 93 },
      ],
      [
        'MSW-AC50',
        219,
        '72x34x64',
        31,
        34,
        { tankVolume: 50, pressure: 8, power: 2200, airFlow: 240, noise: 95 },
        'b',
      ],
      [
        'MSW-AC100',
        449,
        '104x42x78',
        58,
        65,
        { tankVolume: 100, pressure: 10, power: 2200, airFlow: 350, noise: 95 },
      ],
      [
        'MSW-AC500',
        3499,
        '200x66x142',
        252,
        280,
        { tankVolume: 500, pressure: 10, power: 7500, airFlow: 1050, noise: 88, voltage: 400 },
      ],
    ],
  ),
  kind(
    'platform-scale | Steinberg Systems | industrial-scales | for-warehouse readable | tare backlight accuracy | weighingRange readability | steel',
    { material: 'stainless-steel', display: 'LCD' },
    [
      ['SBS-PS60', 89, '40x30x62', 6.2, 8, { weighingRange: 60, readability: 10 }],
      ['SBS-PS150', 129, '50x40x78', 10.5, 13, { weighingRange: 150, readability: 20 }, 'b'],
      ['SBS-PS300', 189, '60x50x90', 17.8, 21, { weighingRange: 300, readability: 50 }],
      ['SBS-PS1000', 549, '100x100x92', 64, 75, { weighingRange: 1000, readability: 200 }],
    ],
  ),
  kind(
    'tool-trolley | MSW | tool-trolleys | for-workshop castors | lockable castors powder-coated load | loadCapacity | red',
    { material: 'steel' },
    [
      ['TT5', 199, '68x46x84', 36, 40, { drawers: 5, loadCapacity: 150 }],
      ['TT7', 289, '70x46x96', 44, 49, { drawers: 7, loadCapacity: 280 }, 'b'],
      ['TT9', 449, '90x50x100', 62, 69, { drawers: 9, loadCapacity: 400 }, 'n'],
    ],
  ),
  kind(
    'ultrasonic-cleaner | Ulsonix | ultrasonic-cleaning | for-lab start-now | steel-housing temperature timer tap | capacity power | steel',
    {
      material: 'stainless-steel',
      frequency: 40,
      temperatureMin: 20,
      temperatureMax: 80,
      timer: true,
      voltage: 230,
    },
    [
      ['PROCLEAN 3', 109, '27x17x24', 3.2, 4, { capacity: 3.2, power: 120 }, 'b'],
      ['PROCLEAN 6', 169, '33x18x31', 5.1, 6.2, { capacity: 6.5, power: 180 }, 'bs'],
      ['PROCLEAN 10', 239, '33x27x31', 7.2, 8.8, { capacity: 10, power: 240 }],
      ['PROCLEAN 30', 549, '53x33x38', 15.8, 19.5, { capacity: 30, power: 600 }, 'n'],
    ],
  ),
  kind(
    'plasma-cutter | Stamos | plasma-cutters | for-workshop cooling | igbt stepless-current accessories | current cuttingThickness voltage | orange',
    { material: 'steel', display: 'LED', voltage: 230 },
    [
      [
        'S-CUT 40',
        299,
        '40x17x30',
        8.1,
        10.4,
        { current: 40, cuttingThickness: 12, power: 5500, dutyCycle: 60, pressure: 5 },
      ],
      [
        'S-CUT 50',
        369,
        '42x18x32',
        9.2,
        11.8,
        { current: 50, cuttingThickness: 16, power: 7000, dutyCycle: 60, pressure: 5 },
        'b',
      ],
      [
        'S-CUT 85',
        899,
        '60x26x46',
        22.5,
        27,
        { current: 85, cuttingThickness: 30, power: 11000, dutyCycle: 60, pressure: 6, voltage: 400 },
      ],
    ],
  ),
  kind(
    'electric-hoist | MSW | hoists | for-workshop start-now | emergency-stop motor load | loadCapacity ropeLength | yellow',
    { material: 'steel', drive: 'electric', voltage: 230 },
    [
      ['EH250', 119, '42x18x24', 10.8, 12, { loadCapacity: 250, ropeLength: 12, power: 510 }],
      ['EH500', 169, '48x20x26', 16.6, 18, { loadCapacity: 500, ropeLength: 12, power: 1020 }, 'b'],
      ['EH1000', 299, '60x28x34', 31, 34, { loadCapacity: 1000, ropeLength: 12, power: 1600 }],
    ],
  ),
  kind(
    'contact-grill | Royal Catering | fryers-grills | for-kitchen inox | cast-plates temperature even-heat removable | power plateSize | steel',
    { material: 'cast-iron', temperatureMin: 50, temperatureMax: 300, voltage: 230 },
    [
      ['RCCG-1', 99, '31x31x21', 12, 13.8, { power: 1800, plateSize: '22 × 23' }, 'b'],
      ['RCCG-2', 159, '43x31x21', 17.5, 19.6, { power: 2200, plateSize: '34 × 23' }],
      ['RCCG-3', 219, '57x31x21', 24.5, 27.2, { power: 3600, plateSize: '48 × 23' }, 's'],
    ],
  ),
  kind(
    'workshop-press | MSW | presses-cranes | for-workshop hydraulics | safety-valve continuous-use powder-coated | force | blue',
    { material: 'steel', drive: 'hydraulic' },
    [
      ['WP6', 159, '50x46x92', 24, 27, { force: 6, liftHeight: 130 }],
      ['WP12', 239, '52x50x132', 44, 49, { force: 12, liftHeight: 150 }],
      ['WP20', 349, '70x56x152', 68, 75, { force: 20, liftHeight: 190 }, 'b'],
      ['WP30', 699, '84x70x178', 128, 140, { force: 30, liftHeight: 160 }],
    ],
  ),
  kind(
    'pizza-oven | Royal Catering | ovens | for-kitchen inox | steel-housing temperature even-heat led | power temperatureMax | steel',
    { material: 'stainless-steel', temperatureMin: 50, voltage: 230 },
    [
      ['RCPO-1', 219, '56x51x28', 18.2, 21, { power: 2000, temperatureMax: 350, shelves: 1, diameter: 40 }],
      [
        'RCPO-2',
        379,
        '56x57x44',
        30,
        34,
        { power: 3200, temperatureMax: 350, shelves: 2, diameter: 40 },
        'bs',
      ],
      [
        'RCPO-8',
        1249,
        '98x92x66',
        92,
        108,
        { power: 8400, temperatureMax: 450, shelves: 2, diameter: 33, voltage: 400 },
      ],
    ],
  ),
  kind(
    'tig-welder | Stamos | tig-welders | for-workshop cooling | igbt stepless-current accessories display | current voltage | blue',
    { material: 'steel', display: 'LED', voltage: 230 },
    [
      ['S-TIG 200', 399, '42x20x36', 9.8, 13, { current: 200, power: 5800, dutyCycle: 60 }],
      ['S-TIG 200 AC/DC', 799, '50x24x42', 19, 23.5, { current: 200, power: 6200, dutyCycle: 60 }, 'b'],
      [
        'S-TIG 315 AC/DC',
        1499,
        '62x34x58',
        36,
        42,
        { current: 315, power: 11500, dutyCycle: 60, voltage: 400 },
      ],
    ],
  ),
  kind(
    'meat-slicer | Royal Catering | slicers-mincers | for-kitchen start-now | hardened removable feet motor | bladeDiameter power | silver',
    { material: 'aluminium', voltage: 230 },
    [
      ['RCMS-195', 189, '40x36x32', 11.5, 13.5, { bladeDiameter: 195, power: 180, cuttingThickness: 12 }],
      ['RCMS-220', 269, '44x40x36', 14.8, 17, { bladeDiameter: 220, power: 240, cuttingThickness: 12 }, 'b'],
      ['RCMS-250', 349, '48x42x40', 18, 20.5, { bladeDiameter: 250, power: 320, cuttingThickness: 14 }, 's'],
      ['RCMS-300', 599, '58x48x46', 27, 30.5, { bladeDiameter: 300, power: 420, cuttingThickness: 16 }],
    ],
  ),
  kind(
    'pillar-drill | MSW | machine-tools | for-workshop steady-result | speeds emergency-stop height | power drillDiameter | green',
    { material: 'cast-iron', drive: 'electric', voltage: 230 },
    [
      ['PD13', 139, '45x30x60', 16.5, 18.5, { power: 500, drillDiameter: 13, speeds: 5, speedMax: 2500 }],
      ['PD16', 279, '60x36x84', 33, 37, { power: 750, drillDiameter: 16, speeds: 12, speedMax: 2700 }],
      ['PD20', 549, '66x42x160', 62, 70, { power: 1100, drillDiameter: 20, speeds: 16, speedMax: 3600 }],
    ],
  ),
  kind(
    'ice-machine | Royal Catering | ice-drinks | for-kitchen inox | steel-housing quiet auto-off led | dailyOutput power | steel',
    { material: 'stainless-steel', voltage: 230 },
    [
      ['RCIM-15', 169, '25x36x33', 9.6, 11.5, { dailyOutput: 15, power: 120, capacity: 2.2 }, 'b'],
      ['RCIM-25', 449, '38x48x60', 26, 29.8, { dailyOutput: 25, power: 220, capacity: 9 }],
      ['RCIM-60', 1199, '50x58x82', 46, 53, { dailyOutput: 60, power: 420, capacity: 25 }, 'n'],
    ],
  ),
  kind(
    'welding-helmet | Stamos | welding-protection | for-workshop start-now | auto-off compact continuous-use | shade colour | black',
    { material: 'plastic' },
    [
      ['S-HELM Basic', 39.9, '33x24x26', 0.5, 0.9, { shade: 'DIN 9–13' }, 'b'],
      ['S-HELM Pro', 69.9, '33x24x26', 0.55, 1, { shade: 'DIN 5–13' }, '', 'red'],
      ['S-HELM Air', 119, '34x25x27', 0.7, 1.2, { shade: 'DIN 4–14' }, 'n'],
    ],
  ),
  kind(
    'popcorn-machine | Royal Catering | popcorn-candyfloss | for-events thermostat | led fast-heating removable | power output | red',
    { material: 'stainless-steel', voltage: 230 },
    [
      ['RCPC-4', 139, '42x33x58', 11.6, 14, { power: 1350, output: 4 }],
      ['RCPC-5', 199, '50x40x74', 18.5, 22, { power: 1600, output: 5 }, 'bs'],
      ['RCPC-6', 329, '56x42x150', 28, 33, { power: 1600, output: 6 }],
    ],
  ),
  kind(
    'workbench | MSW | workbenches-vices | for-workshop easy-setup | load powder-coated lockable | loadCapacity | grey',
    { material: 'beech-steel' },
    [
      ['WB120', 199, '120x60x85', 34, 38, { loadCapacity: 300, drawers: 1 }],
      ['WB150', 299, '150x65x85', 51, 56, { loadCapacity: 500, drawers: 2 }, 'bs'],
      ['WB200', 429, '200x70x86', 72, 79, { loadCapacity: 800, drawers: 4 }],
    ],
  ),
  kind(
    'lift-table | Fromm & Starck | pallet-handling | for-warehouse hydraulics | castors safety-valve load | loadCapacity liftHeight | orange',
    { material: 'steel', drive: 'hydraulic' },
    [
      ['STAR-LT150', 249, '74x45x96', 39, 44, { loadCapacity: 150, liftHeight: 740, minHeight: 220 }],
      ['STAR-LT300', 329, '88x50x98', 76, 82, { loadCapacity: 300, liftHeight: 880, minHeight: 285 }],
      ['STAR-LT500', 399, '88x50x98', 82, 89, { loadCapacity: 500, liftHeight: 900, minHeight: 285 }, 'b'],
    ],
  ),
  kind(
    'precision-scale | Steinberg Systems | laboratory-scales | for-lab readable | tare accuracy backlight | weighingRangeGrams readability | white',
    { material: 'plastic', display: 'LCD' },
    [
      ['SBS-PB200', 79, '25x19x22', 1.6, 2.4, { weighingRangeGrams: 200, readability: 0.001 }, 'b'],
      ['SBS-PB500', 99, '25x19x22', 1.7, 2.5, { weighingRangeGrams: 500, readability: 0.001 }],
      ['SBS-PB2000', 89, '25x19x10', 1.4, 2.1, { weighingRangeGrams: 2000, readability: 0.01 }],
    ],
  ),
  kind(
    'wet-dry-vacuum | MSW | vacuums-washers | for-site castors | motor castors accessories | capacity power | steel',
    { material: 'stainless-steel', voltage: 230 },
    [
      ['VC20', 89, '36x36x50', 6.2, 7.8, { capacity: 20, power: 1200, cableLength: 5 }],
      ['VC30', 119, '39x39x62', 8.4, 10.2, { capacity: 30, power: 1400, cableLength: 5 }, 'b'],
      ['VC80', 399, '60x56x98', 26, 30, { capacity: 80, power: 3000, cableLength: 8 }],
    ],
  ),
  kind(
    'shelving-rack | Fromm & Starck | shelving-storage | for-warehouse easy-setup | load assembly height powder-coated | loadCapacity | blue',
    { material: 'steel', shelves: 5 },
    [
      ['STAR-SR875', 59.9, '90x40x180', 15.5, 17, { loadCapacity: 875 }, 'b'],
      ['STAR-SR1300', 89, '120x50x180', 24, 26, { loadCapacity: 1300 }, 'b'],
      ['STAR-SR2000', 169, '160x60x200', 43, 46, { loadCapacity: 2000 }],
    ],
  ),
  kind(
    'pressure-washer | Hillvert | vacuums-washers | for-outdoor castors | motor big-wheels accessories | pressure power | yellow',
    { material: 'plastic', voltage: 230 },
    [
      ['HT-PW135', 99, '33x30x72', 7.8, 9.6, { pressure: 135, power: 1650, cableLength: 5 }],
      ['HT-PW165', 159, '36x34x84', 11.5, 13.8, { pressure: 165, power: 2100, cableLength: 5 }, 'b'],
      ['HT-PW200', 399, '62x46x94', 29, 33, { pressure: 200, power: 3000, cableLength: 8 }, 'n'],
    ],
  ),
  kind(
    'meat-mincer | Royal Catering | slicers-mincers | for-kitchen inox | steel-housing motor removable | output power | steel',
    { material: 'stainless-steel', voltage: 230 },
    [
      ['RCMM-12', 249, '38x26x42', 17, 19.5, { output: 120, power: 750 }],
      ['RCMM-22', 379, '44x28x46', 25.5, 28.8, { output: 220, power: 1100 }, 'b'],
      ['RCMM-32', 749, '60x36x58', 52, 58, { output: 320, power: 1800 }],
    ],
  ),
  kind(
    'mma-welder | Stamos | mma-welders | for-site cooling | igbt stepless-current compact accessories | current voltage | orange',
    { material: 'steel', display: 'LED', voltage: 230 },
    [
      ['S-MMA 140', 99, '28x12x19', 3.4, 5, { current: 140, power: 4200, dutyCycle: 40 }],
      ['S-MMA 180', 129, '30x13x20', 4.1, 5.8, { current: 180, power: 5400, dutyCycle: 60 }, 'b'],
      ['S-MMA 250', 199, '36x15x25', 6.3, 8.4, { current: 250, power: 8300, dutyCycle: 60 }],
    ],
  ),
  kind(
    'patio-heater | Uniprodo | outdoor-living | for-outdoor castors | weather fast-heating one-person | heatOutput material | black',
    { drive: 'gas', material: 'steel' },
    [
      ['UNI-PH12', 139, '46x46x221', 14.5, 17, { heatOutput: 12, diameter: 76 }],
      [
        'UNI-PH14',
        179,
        '46x46x225',
        17.2,
        20,
        { heatOutput: 14, diameter: 81, material: 'stainless-steel' },
        'b',
        'steel',
      ],
    ],
  ),
  kind(
    'centrifuge | Steinberg Systems | laboratory-equipment | for-lab steady-result | quiet timer display emergency-stop | speedMax power | white',
    { material: 'steel', display: 'LED', timer: true, voltage: 230 },
    [
      ['SBS-LC4', 149, '26x24x18', 4.6, 6, { speedMax: 4000, samples: 6, power: 60 }],
      ['SBS-LC5', 289, '32x28x24', 8.4, 10.5, { speedMax: 5000, samples: 8, power: 120 }, 'b'],
      ['SBS-LC9', 899, '40x34x28', 18.5, 22, { speedMax: 9500, samples: 12, power: 350 }],
    ],
  ),
  kind(
    'engine-crane | MSW | presses-cranes | for-workshop hydraulics | foldable safety-valve castors | loadCapacity liftHeight | red',
    { material: 'steel', drive: 'hydraulic' },
    [
      ['EC1', 229, '152x98x148', 62, 68, { loadCapacity: 1000, liftHeight: 2000, minHeight: 25 }],
      ['EC2', 299, '166x104x156', 78, 85, { loadCapacity: 2000, liftHeight: 2350, minHeight: 25 }, 'b'],
    ],
  ),
  kind(
    'waffle-iron | Royal Catering | waffles-crepes | for-kitchen thermostat | cast-plates timer feet | power diameter | steel',
    { material: 'cast-iron', temperatureMin: 50, temperatureMax: 300, voltage: 230, timer: true },
    [
      ['RCWI-1', 119, '26x38x22', 6.8, 8.2, { power: 1000, diameter: 18 }, 'b'],
      ['RCWI-2', 219, '52x38x22', 13.2, 15.4, { power: 2000, diameter: 18 }],
      ['RCWI-3', 269, '30x44x24', 9.1, 11, { power: 1500, diameter: 21 }, 'n'],
    ],
  ),
  kind(
    'multimeter | Steinberg Systems | electronics-lab measuring-instruments | for-lab readable | backlight auto-off case | voltage current | yellow',
    { display: 'LCD', material: 'plastic' },
    [
      ['SBS-MM600', 19.9, '15x8x4', 0.28, 0.5, { voltage: 600, current: 10 }, 'b'],
      ['SBS-MM1000', 39.9, '18x9x5', 0.38, 0.7, { voltage: 1000, current: 20 }],
      ['SBS-MM1000C', 59.9, '22x8x4', 0.36, 0.7, { voltage: 1000, current: 400 }],
    ],
  ),
  kind(
    'magnetic-stirrer | Steinberg Systems | laboratory-equipment | for-lab steady-result | temperature display quiet | speedMax temperatureMax | white',
    { material: 'aluminium', voltage: 230, temperatureMin: 20 },
    [
      ['SBS-MS15', 99, '22x15x11', 2.1, 3, { speedMax: 1500, temperatureMax: 280, capacity: 2, power: 320 }],
      [
        'SBS-MS20',
        169,
        '28x18x12',
        3.2,
        4.3,
        { speedMax: 2000, temperatureMax: 340, capacity: 5, power: 520 },
        'b',
      ],
      [
        'SBS-MS22',
        289,
        '34x22x13',
        4.6,
        6,
        { speedMax: 2200, temperatureMax: 380, capacity: 20, power: 650 },
        'n',
      ],
    ],
  ),
  kind(
    'party-tent | Uniprodo | outdoor-living | for-outdoor easy-setup | foldable weather assembly | coveredArea colour | white',
    { material: 'polyester' },
    [
      ['UNI-PT3', 99, '300x300x320', 15.5, 17.5, { coveredArea: '3 × 3 m' }, 'b'],
      ['UNI-PT4', 149, '400x300x320', 21, 23.5, { coveredArea: '3 × 4 m' }, '', 'blue'],
      ['UNI-PT6', 199, '600x300x320', 29.5, 33, { coveredArea: '3 × 6 m' }, 'n'],
    ],
  ),
  kind(
    'sack-truck | Fromm & Starck | trolleys-trucks | for-warehouse castors | big-wheels handle load | loadCapacity | red',
    { material: 'steel', drive: 'manual' },
    [
      ['STAR-ST150', 39.9, '46x48x112', 8.2, 9, { loadCapacity: 150 }],
      ['STAR-ST250', 59.9, '50x52x116', 11, 12, { loadCapacity: 250 }, 'b'],
      ['STAR-ST400', 99, '58x60x130', 17.2, 18.5, { loadCapacity: 400 }],
    ],
  ),
  kind(
    'bain-marie | Royal Catering | food-warming | for-kitchen thermostat | steel-housing temperature tap | capacity power | steel',
    { material: 'stainless-steel', temperatureMin: 30, temperatureMax: 95, voltage: 230 },
    [
      ['RCBM-3', 119, '58x35x25', 9.4, 11.2, { capacity: 12, power: 1200, basins: 3 }],
      ['RCBM-4', 159, '68x36x25', 11.6, 13.8, { capacity: 18, power: 1500, basins: 4 }, 'b'],
      ['RCBM-6', 229, '104x36x25', 16.8, 19.5, { capacity: 28, power: 2000, basins: 6 }, 's'],
    ],
  ),
  kind(
    'saddle-stool | Physa | salon-equipment massage | for-wellness padding | height wipeable castors | loadCapacity colour | black',
    { material: 'imitation-leather' },
    [
      ['PHY-SS1', 69.9, '52x52x60', 7.2, 8.6, { loadCapacity: 150, heightMin: 52, heightMax: 70 }],
      [
        'PHY-SS2',
        79.9,
        '52x52x60',
        7.4,
        8.8,
        { loadCapacity: 150, heightMin: 52, heightMax: 70 },
        'b',
        'white',
      ],
    ],
  ),
  kind(
    'chain-hoist | MSW | hoists | for-workshop steel-frame | hardened load one-person | loadCapacity reach | blue',
    { material: 'steel', drive: 'manual' },
    [
      ['CH500', 79, '20x16x30', 8.4, 9.4, { loadCapacity: 500, reach: 3 }],
      ['CH1000', 99, '22x18x34', 10.6, 11.6, { loadCapacity: 1000, reach: 3 }, 'b'],
      ['CH3000', 229, '34x26x50', 24.5, 26.5, { loadCapacity: 3000, reach: 6 }],
    ],
  ),
  kind(
    'lab-power-supply | Stamos | electronics-lab | for-lab steady-result | display stepless-current overheating | voltage current | grey',
    { display: 'LED', material: 'steel' },
    [
      ['S-LS-30', 79.9, '24x9x17', 1.9, 2.8, { voltage: 30, current: 5, power: 150 }, 'b'],
      ['S-LS-31', 109, '26x13x17', 2.8, 3.9, { voltage: 30, current: 10, power: 300 }],
      ['S-LS-60', 189, '32x17x20', 5.4, 7, { voltage: 60, current: 10, power: 600 }],
    ],
  ),
  kind(
    'bench-grinder | MSW | machine-tools | for-workshop steady-result | motor quiet feet | bladeDiameter power | green',
    { material: 'cast-iron', drive: 'electric', voltage: 230 },
    [
      ['BG150', 59.9, '36x20x24', 7.6, 8.8, { bladeDiameter: 150, power: 250, speedMax: 2950 }],
      ['BG200', 119, '44x26x30', 15.4, 17.2, { bladeDiameter: 200, power: 550, speedMax: 2950 }, 'b'],
    ],
  ),
  kind(
    'stainless-work-table | Royal Catering | kitchen-furniture | for-kitchen easy-setup | steel-housing height load | loadCapacity | steel',
    { material: 'stainless-steel', shelves: 1 },
    [
      ['RCWT-100', 149, '100x60x95', 17.5, 20.5, { loadCapacity: 120 }],
      ['RCWT-120', 179, '120x60x95', 20, 23.5, { loadCapacity: 137 }, 'b'],
      ['RCWT-180', 259, '180x60x95', 29, 33.5, { loadCapacity: 226 }],
    ],
  ),
  kind(
    'cotton-candy-machine | Royal Catering | popcorn-candyfloss | for-events start-now | fast-heating removable feet | power diameter | pink',
    { material: 'stainless-steel', voltage: 230 },
    [
      ['RCCC-52', 129, '52x52x50', 11, 13.5, { power: 1030, diameter: 52 }, 'b'],
      ['RCCC-72', 199, '72x72x54', 15, 18.5, { power: 1200, diameter: 72 }],
    ],
  ),
  kind(
    'log-splitter | Hillvert | wood-fire | for-outdoor hydraulics | hardened big-wheels emergency-stop | force logLength | red',
    { material: 'steel', drive: 'hydraulic', voltage: 230 },
    [
      ['HT-LS5', 279, '104x28x46', 41, 45, { force: 5, logLength: 52, power: 1500 }],
      ['HT-LS7', 349, '112x28x48', 47, 52, { force: 7, logLength: 52, power: 2200 }, 'b'],
      ['HT-LS10', 899, '96x84x152', 102, 115, { force: 10, logLength: 107, power: 3300, voltage: 400 }],
    ],
  ),
  kind(
    'dehumidifier | MSW | drying-ventilation | for-site castors | big-wheels continuous-use handle | dehumidification power | yellow',
    { material: 'steel', voltage: 230 },
    [
      ['DH50', 449, '50x42x82', 27, 31, { dehumidification: 50, power: 780, airVolume: 350 }],
      ['DH80', 699, '56x48x96', 38, 43, { dehumidification: 80, power: 1150, airVolume: 600 }, 'b'],
    ],
  ),
  kind(
    'magnifier-lamp | Physa | salon-equipment electronics-lab | for-wellness castors | led height castors | dioptres power | white',
    { material: 'aluminium', voltage: 230, display: 'LED' },
    [
      ['PHY-ML3', 59.9, '60x60x130', 6.4, 7.8, { dioptres: 3, power: 10 }],
      ['PHY-ML5', 79.9, '60x60x135', 7.1, 8.6, { dioptres: 5, power: 12 }, 'b'],
    ],
  ),
  kind(
    'crepe-maker | Royal Catering | waffles-crepes | for-kitchen thermostat | cast-plates even-heat accessories | power diameter | steel',
    { material: 'cast-iron', temperatureMin: 50, temperatureMax: 300, voltage: 230 },
    [
      ['RCCM-40', 139, '45x49x23', 15.8, 18, { power: 3000, diameter: 40 }, 'b'],
      ['RCCM-48', 199, '53x57x23', 20.5, 23.2, { power: 3600, diameter: 48 }],
    ],
  ),
  kind(
    'crane-scale | Steinberg Systems | industrial-scales | for-warehouse readable | tare auto-off accuracy | weighingRange readability | silver',
    { material: 'aluminium', display: 'LED' },
    [
      ['SBS-CS300', 59.9, '12x8x26', 1.1, 1.6, { weighingRange: 300, readability: 100 }],
      ['SBS-CS1000', 109, '15x12x34', 3.4, 4.2, { weighingRange: 1000, readability: 200 }, 'b'],
      ['SBS-CS5000', 349, '20x16x58', 11.8, 13.5, { weighingRange: 5000, readability: 1000 }],
    ],
  ),
  kind(
    'drinks-dispenser | Royal Catering | ice-drinks | for-events inox | steel-housing removable feet | capacity power | steel',
    { material: 'stainless-steel', temperatureMin: 3, temperatureMax: 12, voltage: 230 },
    [
      ['RCDD-12', 399, '26x42x66', 17.5, 20.5, { capacity: 12, power: 180, basins: 2 }],
      ['RCDD-24', 599, '42x42x66', 26.5, 30.5, { capacity: 24, power: 290, basins: 2 }, 'b'],
    ],
  ),
  kind(
    'axle-stands | MSW | jacks-stands | for-workshop steel-frame | load height hardened | loadCapacity minHeight | red',
    { material: 'steel', drive: 'manual', pieces: 2 },
    [
      ['AS3', 34.9, '26x22x29', 5.4, 6, { loadCapacity: 3000, minHeight: 290, liftHeight: 420 }, 'b'],
      ['AS6', 59.9, '34x28x40', 10.8, 11.8, { loadCapacity: 6000, minHeight: 400, liftHeight: 600 }],
    ],
  ),
  kind(
    'storage-bins | Uniprodo | shelving-storage | for-warehouse for-workshop | load compact assembly | capacity pieces | blue',
    { material: 'plastic' },
    [
      ['UNI-SB1', 3.9, '17x10x8', 0.2, 0.4, { capacity: 1, pieces: 2 }],
      ['UNI-SB3', 14.9, '24x15x12', 1.5, 1.9, { capacity: 3, pieces: 6 }],
      ['UNI-SB10', 49.9, '35x21x15', 5.2, 6, { capacity: 10, pieces: 10 }, 'b'],
    ],
  ),
  kind(
    'impact-wrench | MSW | air-tools | for-workshop grip | handle speeds case | torque pressure | black',
    { material: 'aluminium', drive: 'pneumatic' },
    [
      ['IW750', 59.9, '20x8x20', 2.4, 3, { torque: 750, pressure: 6.3, airFlow: 130, speedMax: 8000 }],
      [
        'MSW-IW1300',
        99,
        '18x8x20',
        2.1,
        2.8,
        { torque: 1300, pressure: 6.3, airFlow: 140, speedMax: 9000 },
        'b',
      ],
    ],
  ),
  kind(
    'vacuum-sealer | Royal Catering | mixers-vacuum | for-kitchen inox | steel-housing display emergency-stop | sealLength power | steel',
    { material: 'stainless-steel', voltage: 230 },
    [
      ['RCVS-260', 599, '48x33x36', 26, 30, { sealLength: 260, power: 370 }, 'b'],
      ['RCVS-300', 899, '56x42x44', 38, 43, { sealLength: 300, power: 750 }],
      ['RCVS-400', 1799, '66x54x50', 68, 77, { sealLength: 400, power: 900 }, 'n'],
    ],
  ),
  kind(
    'industrial-fan | MSW | drying-ventilation | for-site castors | motor big-wheels speeds | airVolume power | black',
    { material: 'steel', voltage: 230 },
    [
      [
        'MSW-FN60',
        129,
        '72x34x76',
        15.5,
        18,
        { airVolume: 9000, power: 230, diameter: 60, speeds: 3, noise: 66 },
      ],
      [
        'MSW-FN75',
        189,
        '88x38x92',
        21.5,
        25,
        { airVolume: 13800, power: 370, diameter: 75, speeds: 2, noise: 70 },
        'b',
      ],
      [
        'MSW-FN90',
        269,
        '104x40x108',
        33,
        38,
        { airVolume: 19800, power: 520, diameter: 90, speeds: 2, noise: 73 },
      ],
    ],
  ),
  kind(
    'infrared-thermometer | Steinberg Systems | measuring-instruments | for-lab readable | backlight auto-off handle | temperatureMin temperatureMax | yellow',
    { material: 'plastic', display: 'LCD' },
    [
      ['SBS-IR380', 17.9, '15x9x4', 0.16, 0.3, { temperatureMin: -50, temperatureMax: 380 }],
      ['SBS-IR800', 34.9, '17x10x5', 0.2, 0.4, { temperatureMin: -50, temperatureMax: 800 }, 'b'],
      ['SBS-IR1600', 79.9, '19x11x5', 0.26, 0.5, { temperatureMin: -50, temperatureMax: 1600 }],
    ],
  ),
  kind(
    'soldering-station | Stamos | soldering electronics-lab | for-lab start-now | display fast-heating auto-off | power temperatureMax | black',
    { display: 'LED', material: 'plastic', temperatureMin: 150, voltage: 230 },
    [
      ['S-LS-48', 39.9, '15x12x10', 1.3, 1.8, { power: 48, temperatureMax: 450 }],
      ['S-LS-75', 69.9, '18x13x11', 1.9, 2.6, { power: 75, temperatureMax: 480 }, 'b'],
      ['S-LS-100', 119, '20x14x12', 2.2, 3, { power: 100, temperatureMax: 480 }, 'n'],
    ],
  ),
  kind(
    'bench-vice | MSW | workbenches-vices | for-workshop steel-frame | hardened continuous-use compact | jawWidth | blue',
    { material: 'cast-iron', drive: 'manual' },
    [
      ['BV100', 44.9, '30x16x15', 7.4, 8.2, { jawWidth: 100 }],
      ['BV125', 64.9, '38x19x18', 12.2, 13.2, { jawWidth: 125 }, 'b'],
      ['BV150', 89, '44x22x21', 17.6, 19, { jawWidth: 150 }],
    ],
  ),
  kind(
    'hot-water-dispenser | Royal Catering | ice-drinks food-warming | for-kitchen thermostat | steel-housing temperature overheating | capacity power | steel',
    { material: 'stainless-steel', temperatureMin: 30, temperatureMax: 100, voltage: 230 },
    [
      ['RCHW-10', 69.9, '32x30x45', 4, 5, { capacity: 10, power: 1500 }],
      ['RCHW-20', 99, '36x34x54', 5.4, 6.8, { capacity: 20, power: 2500 }, 'b'],
      ['RCHW-30', 129, '38x36x62', 6.6, 8.2, { capacity: 30, power: 2500 }],
    ],
  ),
  kind(
    'fire-bowl | Uniprodo | wood-fire | for-outdoor steel-frame | weather assembly even-heat | diameter | black',
    { material: 'steel' },
    [
      ['UNI-FB60', 59.9, '60x60x34', 8.8, 10, { diameter: 60 }],
      ['UNI-FB80', 99, '80x80x40', 15.2, 17, { diameter: 80 }, 'b'],
    ],
  ),
  kind(
    'kettlebell | Wiesenfield | fitness | for-wellness grip | handle compact continuous-use | netWeight | black',
    { material: 'cast-iron' },
    [
      ['WIE-KB8', 19.9, '19x13x21', 8, 8.4, {}],
      ['WIE-KB16', 37.9, '23x16x25', 16, 16.5, {}, 'b'],
      ['WIE-KB24', 54.9, '26x18x28', 24, 24.6, {}],
      ['WIE-KB32', 74.9, '28x20x30', 32, 32.7, {}],
    ],
  ),
  kind(
    'key-safe | Fromm & Starck | safes | for-warehouse steel-frame | lockable powder-coated compact | capacity | grey',
    { material: 'steel' },
    [
      ['STAR-MS16', 54.9, '31x20x20', 7.2, 8, { capacity: 16 }, 'b'],
      ['STAR-MS33', 79.9, '38x30x30', 12.4, 13.4, { capacity: 33 }],
      ['STAR-MS64', 149, '42x36x50', 24.5, 26, { capacity: 64 }],
    ],
  ),
  kind(
    'hot-dog-roller | Royal Catering | popcorn-candyfloss | for-events inox | steel-housing two-zones removable | power | steel',
    { material: 'stainless-steel', temperatureMin: 50, temperatureMax: 250, voltage: 230 },
    [
      ['RCHR-7', 179, '58x33x40', 12.5, 14.8, { rollers: 7, power: 1400 }],
      ['RCHR-11', 249, '58x48x40', 17.8, 20.6, { rollers: 11, power: 2200 }, 'b'],
    ],
  ),
  kind(
    'platform-trolley | Fromm & Starck | trolleys-trucks | for-warehouse castors | foldable castors handle | loadCapacity | blue',
    { material: 'steel', drive: 'manual' },
    [
      ['STAR-TR150', 49.9, '74x48x83', 9.2, 10, { loadCapacity: 150 }],
      ['STAR-TR300', 79.9, '91x61x87', 15.4, 16.4, { loadCapacity: 300 }, 'b'],
    ],
  ),
];

/** Two articles sold together: kind and place of each. */
export const sets = [
  [
    ['mig-welder', 1],
    ['welding-helmet', 0],
  ],
  [
    ['trolley-jack', 1],
    ['axle-stands', 0],
  ],
  [
    ['air-compressor', 1],
    ['impact-wrench', 0],
  ],
  [
    ['waffle-iron', 0],
    ['crepe-maker', 0],
  ],
  [
    ['massage-table', 0],
    ['saddle-stool', 0],
  ],
] as const satisfies readonly (readonly (readonly [kind: string, place: number])[])[];
