import { wordsInPageLanguage } from '@burger/shared/language';
import type { BlogPost } from '../model/blog-post';
import { h, list, p } from './post-blocks';

const inEnglish: readonly BlogPost[] = [
  {
    id: 'toast-the-bun',
    title: 'Toast the bun: five habits for a better burger at home',
    excerpt:
      'Good burgers at home fail at small things: a cold bun, a wet leaf, a patty that was pressed. Here is what our cooks do, with a tawa and no special tools.',
    image: 'classic-veg-burger',
    imageAlt: 'Classic Veg Burger with lettuce, tomato, onion and burger sauce',
    author: 'Manjunath Gowda',
    authorRole: 'Head cook',
    authorImage: 'mushroom-melt-burger',
    date: '2026-10-24',
    category: 'Cooking Tips',
    readTime: 3,
    views: 2184,
    likes: 312,
    comments: 27,
    featured: true,
    content: [
      p(
        'People ask me for the secret sauce. There is one, and I will not tell you. But sauce never saved a bad burger. What saves it is a handful of habits, and those I am happy to give away. You need a tawa, a flat spoon and ten minutes of attention.',
      ),
      h('1. Toast the bun, and only the inside'),
      p(
        'Put a little butter on the cut sides and lay them face down on a medium tawa until they are the colour of strong chai. It takes about a minute. The toasted face keeps the sauce out of the crumb, so the bottom half does not turn to porridge while you look for a plate. The outside stays soft. That contrast is half of the pleasure.',
      ),
      h('2. Rest the mixture before you shape it'),
      p(
        'Aloo, corn, paneer, minced chicken: every mixture holds better after twenty minutes in the fridge. Potato starch sets. Fat firms up. A patty that has rested needs less binding flour, and less flour means more taste. Shape it a finger wider than the bun, because it will shrink and the bun will not.',
      ),
      h('3. Leave it alone'),
      p(
        'The hardest lesson for every new cook in our kitchen. When the patty is on the heat, do nothing. Do not press it: that hiss is the juice leaving. Do not turn it four times. Wait until the edge browns and it lets go of the tawa by itself, then turn it once. For a potato patty that is about three minutes a side on medium. For minced chicken it is four, and then cut one open to be sure. No pink, clear juice.',
      ),
      h('4. Dry leaf, salted tomato, soaked onion'),
      list(
        'Wash the lettuce early and let it dry on a cloth. Water is what makes the last bite slide out of the back.',
        'Salt the tomato slices and leave them for five minutes. Pour off what comes out. Now they taste of tomato.',
        'Soak the onion rings in cold water with a few drops of lime. They stay crisp and stop shouting.',
      ),
      h('5. Build it so that it stands'),
      p(
        'Sauce on the bottom bun, then the leaf as a raincoat, then the patty, then the cheese while the patty is still hot enough to melt it. Tomato and onion above. A little sauce under the lid so that it sticks. Then wait one minute before you bite. The steam softens the bun from inside, and the whole thing settles into one.',
      ),
      p(
        'That is really all. Make it twice and you will not need this page any more. And on the evening when you have no wish to wash a tawa, you know where we are. Mine is a Mushroom Melt, thank you.',
      ),
    ],
  },
  {
    id: 'a-friday-behind-the-glass',
    title: 'A Friday behind the glass',
    excerpt:
      'From the first crate of onions at eight to the last order at 9:15 PM. One busy Friday in our kitchen, hour by hour, with burns and jokes left in.',
    image: 'scene-ingredients',
    imageAlt: 'Bun, cheese, lettuce, tomato, onion and a crisp patty laid out on a board',
    author: 'Kavya Ramesh',
    authorRole: 'Runs the floor',
    authorImage: 'cold-coffee',
    date: '2026-09-12',
    category: 'Behind the Scenes',
    readTime: 3,
    views: 1768,
    likes: 241,
    comments: 19,
    featured: false,
    content: [
      p(
        'Our kitchen has a glass wall. You can stand outside with your ice-cream shake and watch us, and children do. What you see is the evening. Here is the rest of the day.',
      ),
      h('8:00 AM, onions'),
      p(
        'The vegetable van comes from the K R Puram market. Manju, our head cook, checks every crate himself: he lifts a tomato from the bottom, never from the top. On a Friday we slice about forty kilos of onion before breakfast. The record without crying is held by Imran, who wears swimming goggles and is not ashamed.',
      ),
      h('9:30 AM, two kitchens'),
      p(
        'We split the room. On the left is veg: its own griddle, its own fryer, green boards, green-handled knives. On the right is non-veg, with brown ones. They do not cross, and neither do the people in the middle of a shift without washing up and changing aprons. It began as a promise to a grandfather in our first year. It is now simply how the room works.',
      ),
      h('11:00 AM, doors'),
      p(
        'The first order of the day is nearly always an Egg Burger and a Masala Chai, from the gentleman who walks around the lake three times and then undoes the good. By noon the phones are warm. School lets out at half past three, and suddenly everyone wants nuggets.',
      ),
      h('5:00 PM, the quiet'),
      p(
        'For about an hour nothing happens. This is when we shape patties for the evening, fill the sauce bottles and eat. The staff meal is almost never a burger. It is Lakshmi’s bisi bele bath with potato chips crushed on top. No, it is not on the menu. Yes, we have asked her.',
      ),
      h('7:00 PM, the wave'),
      p(
        'Then it comes. Between seven and nine on a Friday we cook more than in the whole rest of the day. There is a rhythm to it. The screen pings, someone reads it out, and the answer comes from both sides: “Two Premium!” “Heard!” “Paneer, extra hot!” “Heard!” Nobody runs. Running is how sauce ends up on the ceiling, and we have proof of that above the third lamp.',
      ),
      p(
        'Packing has its own table, between the two sides but with a wall down the middle. Each bag gets checked against the slip by a person who did not cook it. That one rule did more for our reviews than any recipe.',
      ),
      h('9:15 PM, last orders'),
      p(
        'The kitchen takes its last order at a quarter past nine and closes at half past. We scrub until ten. The fryers are emptied, the griddles are scraped to steel, and the floor is washed twice. Someone puts on old Rajkumar songs. The last rider rings his bell twice when he is home. Then we switch off the sign, and the lake is suddenly very loud with frogs.',
      ),
      p('Come and knock on the glass some day. We wave back.'),
    ],
  },
  {
    id: 'what-happens-to-our-oil',
    title: 'What happens to our oil, our boxes and our peels',
    excerpt:
      'A burger kitchen makes waste. Here is where ours goes, what it costs us, and the two things that we have not solved yet.',
    image: 'scene-delivery',
    imageAlt: 'A paper bag and a burger in a paper box, ready for delivery',
    author: 'Imran Pasha',
    authorRole: 'Kitchen and stores',
    authorImage: 'peri-peri-chicken-wings',
    date: '2026-08-03',
    category: 'Sustainability',
    readTime: 3,
    views: 1322,
    likes: 198,
    comments: 14,
    featured: false,
    content: [
      p(
        'I look after the stores, so I see what comes in and what goes out. When I started, four bins left our back door each night. Now it is one and a half. Nobody gave us a medal. It was mostly arithmetic and a little stubbornness, and I want to tell it honestly, with the parts that are not pretty.',
      ),
      h('Oil'),
      p(
        'Frying oil is the big one. We test ours twice a day with paper strips that show how far it has broken down. When it passes the limit of the food authority, it goes, even in the middle of a shift. In a busy week that is around ninety litres. A licensed collector takes it away in sealed drums, weighs it in front of us and makes biodiesel from it. They pay us a little. It covers the strips.',
      ),
      p(
        'The cheaper way would be to top up the old oil and say nothing. You would taste it. So would we.',
      ),
      h('Boxes'),
      list(
        'Burger boxes and bags are plain kraft paper. No plastic window, no shiny lining.',
        'Wraps travel in paper, fries in a paper scoop with the lid half open so that they stay crisp.',
        'Sauces were our last plastic. Since last year the small pots are pressed sugarcane, except for the thin chilli oil, which still finds its way through.',
        'Cutlery comes only when you write that you want it. Most burgers do not need a fork.',
      ),
      h('Peels and leftovers'),
      p(
        'All the onion ends, potato skins and lettuce hearts go into two compost tanks behind the building. After six weeks they become something dark that smells of rain. The nursery near the lake park takes it by the sack and gives us curry-leaf plants in return. We have more curry leaves than any burger restaurant needs.',
      ),
      p(
        'Cooked food that is still good at closing time is counted, cooled and handed to the night guards and the shelter on the main road. It is not much, because we cook to order. That is the best trick of all: what you do not cook in advance, you do not throw away.',
      ),
      h('What we have not solved'),
      p(
        'Two things. First, cold drinks come in plastic bottles, because our supplier has no glass for 250 ml in this area. We take the empties back and a scrap dealer fetches them, but that is not the same as not having them. Second, our riders. Five of eight ride electric by now. The other three own their petrol scooters and we will not push the cost on to them, so we are saving for the next two.',
      ),
      p(
        'If you know a supplier, or have a better idea for the chilli oil, write to us through the contact page. I read those myself. And if you bring your own steel dabba to the counter, we will fill it with pleasure. Some of you already do, and it is the nicest sound of my day.',
      ),
    ],
  },
  {
    id: 'the-sunday-eleven',
    title: 'The Sunday Eleven, and the burger that won a match',
    excerpt:
      'Every Sunday a cricket team eats at our long table. They have lost more games than they have won. We asked them why they keep coming.',
    image: 'premium-chicken-burger',
    imageAlt: 'Premium Chicken Burger with double cheese and caramelised onion',
    author: 'Divya Shetty',
    authorRole: 'Counter and stories',
    authorImage: 'strawberry-cream-waffle',
    date: '2026-06-28',
    category: 'Customer Stories',
    readTime: 3,
    views: 2590,
    likes: 403,
    comments: 41,
    featured: true,
    content: [
      p(
        'You hear them before you see them. Eleven people, one kit bag with a broken wheel, and an argument about a run-out that may have happened in 2019. The Kithaganur Sunday Eleven play at the lake park at seven in the morning. At eleven sharp, when we open, they are sitting on our steps.',
      ),
      p(
        'They are a mixed lot. Two software engineers, a school bus driver, a dentist, three cousins, a retired bank manager who keeps wicket in his reading glasses. Captain is Shanthi, who teaches mathematics and bowls leg spin. She keeps the scorebook, and she keeps the bill.',
      ),
      h('How it began'),
      p(
        'In our second summer, a boy came in with a wet shirt and asked whether we could do eleven of anything, cheap, in twenty minutes. We did eleven Aloo Tikki Burgers. They had lost by a hundred and four runs. They laughed so much that the table next to them joined in, and so did we. The following Sunday they came back. They had lost again.',
      ),
      h('The order'),
      p(
        '“It has grown,” says Shanthi. Six Premium Chicken, because the cousins eat two each. Three Spicy Paneer. One Mushroom Melt for the dentist, who takes the bun off and then eats the bun. One Egg Burger for Mr Rao behind the stumps. Chicken Loaded Cheesy Fries in the middle, three of them, and nobody may start before the captain. Then Cold Coffee, and then Fresh Lime Soda because the Cold Coffee is gone.',
      ),
      p(
        'They pay in one go and split it later with a spreadsheet. There is a column for forfeits. A dropped catch costs a plate of onion rings for the table. “The man at deep midwicket has paid for about a hundred plates,” Shanthi says. He nods. He does not deny it.',
      ),
      h('The match'),
      p(
        'Last February they reached the final of the lake-side cup, for the first time in eleven years. They needed nine from the last over. Shanthi turned to her number ten, the school bus driver, who had never hit a six in his life, and promised him a Premium Chicken Burger with three slices of cheese. He closed his eyes, he says. The ball landed in the lotus.',
      ),
      p(
        'We do not sell a burger with three slices of cheese. That day we did. It hung over the sides like a tablecloth. There is a photo of it above the counter, with the cup beside it, and both are a little out of focus because Divya was crying. I am Divya. I had onion in my eye.',
      ),
      h('Why they come'),
      p(
        'I asked each of them. The answers were fries, fries, the shade, fries, and the fan in the corner. Mr Rao thought the longest. “At my age,” he said, “it is good to be expected somewhere.” The long table is theirs on Sundays until one. If you find it empty, please sit down. If they come in, please move up. There is always room for a twelfth, and they could use a fielder.',
      ),
    ],
  },
  {
    id: 'how-a-dish-gets-on-the-menu',
    title: 'How a dish gets on the menu, and why mango leaves it',
    excerpt:
      'Forty-nine dishes, one that comes and goes, and a notebook with two hundred that never made it. How we decide what you can order.',
    image: 'spicy-paneer-burger',
    imageAlt: 'Spicy Paneer Burger with a thick crisp paneer slab and red chilli sauce',
    author: 'Manjunath Gowda',
    authorRole: 'Head cook',
    authorImage: 'mushroom-melt-burger',
    date: '2026-05-16',
    category: 'Menu Updates',
    readTime: 3,
    views: 1947,
    likes: 266,
    comments: 33,
    featured: false,
    content: [
      p(
        'There is a blue notebook on the shelf above the fryer. It has grease on every page. In it are all the dishes that we ever tried, with a date, a price and a verdict. Fifty of them are on the menu. More than two hundred are not. The verdict that appears most often is one word: “Almost.”',
      ),
      h('Step one: somebody is hungry'),
      p(
        'Ideas do not come from meetings. They come from a cook who is bored with lunch. The Chicken Keema Burger began as Lakshmi’s keema pav on a rainy Tuesday. Peri Peri Fries were an accident with an open spice tin. The Crispy Corn & Cheese Burger we owe to a customer of nine years who asked why corn was always “only a topping”, and had a point.',
      ),
      h('Step two: the three questions'),
      list(
        'Can we cook it in eight minutes on a Friday? If not, it will be bad exactly when most people order it.',
        'Does it survive twenty-five minutes in a bag? We put it on a scooter, send it round the lake twice and eat it cold-hearted at the other end.',
        'Would a student pay for it? If the price makes us cough, we start again.',
      ),
      p(
        'The second question kills the most. We had a glorious burger with a runny egg and hollandaise. At the table it was a poem. After the lake it was soup. It is in the notebook, with a drop of hollandaise on the page as a memorial.',
      ),
      h('Step three: two Sundays'),
      p(
        'What is left goes on the counter for two Sundays as “today’s guest”. We do not ask whether you liked it. People are polite. We look at the plates. And we count who orders it a second time, because the second time is the only vote that matters. The Spicy Paneer Burger had more second times than first ones. We still do not quite understand how.',
      ),
      h('Why mango goes'),
      p(
        'The Mango Shake is dish number fifty, and from July to March the menu says “Out of season” beside it. We could make it all year from tinned pulp. Many do. But when the Alphonso boxes come in April, the whole kitchen smells of them, and the first shake of the year is an event: the whole team gets one, in order of age. You cannot have that in November, and it would be a lie to pretend. So it leaves, and it is missed, and it comes back. From April to June, and not a day longer than the fruit is good.',
      ),
      h('What is next'),
      p(
        'At the moment two guests are waiting for their Sundays. One has ragi in the bun. The other one is sweet, and I promised to keep quiet about it. If you have an idea of your own, tell us at the counter or on the contact page. If it ends up on the menu, the first one is yours. If it ends up in the notebook, you are in good company.',
      ),
    ],
  },
  {
    id: 'the-katte-under-the-tree',
    title: 'The katte under the tree: a Saturday with the lake volunteers',
    excerpt:
      'Once a month, neighbours clean the lake shore and we bring breakfast. What eighty people, six scooters and one very large pot of chai can do.',
    image: 'scene-combo-table',
    imageAlt: 'Burger, fries, dips and a cold drink on a wooden table',
    author: 'Kavya Ramesh',
    authorRole: 'Runs the floor',
    authorImage: 'cold-coffee',
    date: '2026-03-21',
    category: 'Community',
    readTime: 3,
    views: 1105,
    likes: 187,
    comments: 16,
    featured: false,
    content: [
      p(
        'Our restaurant is named after a place to sit. A katte is the stone platform around a village tree, and Kithaganur still has one, at the corner of the lake park across the road from us. On the last Saturday of every month it is full by half past six in the morning, and nobody is sitting.',
      ),
      h('Six in the morning'),
      p(
        'The lake volunteers began with four neighbours and a rake. They were tired of the plastic that the monsoon leaves in the reeds. Today they are sixty on a normal Saturday, and eighty when it is not too hot. There are gloves in all sizes, including very small ones. There is a whistle, which belongs to Mrs D’Souza, and you do what it says.',
      ),
      p(
        'We are the breakfast. It began when one of our cooks went for a walk, saw the crowd, and came back for the big pot. Now the kitchen starts at five on those days. We make a hundred small Aloo Tikki Burgers, half with onion and half without, and thirty litres of Masala Chai. They go across the road on six scooters, very slowly, like a wedding.',
      ),
      h('What comes out of a lake'),
      list(
        'Milk packets, by the thousand. They are the worst, because they are light.',
        'Forty-one slippers so far this year, of which two were a pair.',
        'A carrom board, swollen like a pillow.',
        'One mobile phone from another age, which Mr Rao charged at home and which, he swears, rang.',
      ),
      p(
        'It is weighed, sorted and handed to the ward’s dry-waste centre. In the last twelve months it was a little over three tonnes. Last year it was nearly four. The number is going down because there is less to find, and that is the best news that a cleaning team can have.',
      ),
      h('The birds know'),
      p(
        'I am no expert, but there are people with binoculars among us who are. They counted fifty-two kinds of birds on a single morning this January. The painted storks came back two winters ago, after years away. The children have given them names, so they cannot leave again.',
      ),
      h('You can come'),
      p(
        'There is no list and no fee. Come to the katte at the lake park on the last Saturday of the month at half past six, in shoes that may get dirty. Bring a bottle that can be filled again. Gloves and bags are there. At half past eight the whistle goes, and breakfast is on us, for everyone who has mud somewhere.',
      ),
      p(
        'We do not earn from that morning, and people ask why we do it. But look at it from our side of the road. We have a window with a lake in it. Sixty people get up early to keep it that way. Bringing the chai is the least that we can do. And afterwards, when all of them are sitting on the stones at last, with a burger in one hand and pointing at the water with the other, it is exactly the picture that we had in mind when we chose our name.',
      ),
    ],
  },
];

/** What a story says, in another language. */
export type PostWords = Pick<
  BlogPost,
  'title' | 'excerpt' | 'imageAlt' | 'author' | 'authorRole' | 'content'
>;

const words = wordsInPageLanguage<PostWords>('mfe-content/posts');

/** The stories, newest first; `posts.<language>.ts` beside this has the words of other languages. */
export const posts: readonly BlogPost[] = inEnglish.map((post) => ({ ...post, ...words[post.id] }));
