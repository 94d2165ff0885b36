/**
 * From the first words of the gospels to the first works of Jesus; rows in the notation of `pericopes.ts`.
 */

export const beginnings = `
# origins
1 Mk1.1 Lk1.1-4
2 Jn1.1-18
3 Lk1.5-25
4 Lk1.26-38
5 Lk1.39-45
6 Lk1.46-56
7 Lk1.57-66
8 Lk1.67-80
9 Mt1.1-17 ~Lk3.23-38
10 Mt1.18-25 ~Lk2.1-7
11 Lk2.1-7 ~Mt1.18-25
12 Lk2.8-20
13 Lk2.21-38
14 Mt2.1-12
15 Mt2.13-15
16 Mt2.16-18
17 Mt2.19-23 Lk2.39-40
18 Lk2.41-52
# preparation
19 Mt3.1-6 Mk1.2-6 Lk3.1-6 ~Jn1.19-23
20 Mt3.7-10 Lk3.7-9
21 Lk3.10-14
22 Mt3.11-12 Mk1.7-8 Lk3.15-18 Jn1.19-28
23 Lk3.19-20 ~Mt14.3-4 ~Mk6.17-18
24 Mt3.13-17 Mk1.9-11 Lk3.21-22 ~Jn1.29-34
25 Lk3.23-38 ~Mt1.1-17
26 Mt4.1-11 Mk1.12-13 Lk4.1-13
# beginnings
27 Jn1.29-34 ~Mt3.13-17 ~Mk1.9-11 ~Lk3.21-22
28 Jn1.35-42 ~Mt4.18-20 ~Mk1.16-18
29 Jn1.43-51
30 Jn2.1-12
31 Jn2.13-22 ~Mt21.12-13 ~Mk11.15-17 ~Lk19.45-46
32 Jn2.23-25
33 Jn3.1-21
34 Jn3.22-36
35 Jn4.1-26
36 Jn4.27-42
37 Mt4.12-17 Mk1.14-15 Lk4.14-15 Jn4.43-45
38 Jn4.46-54 ~Mt8.5-13 ~Lk7.1-10
39 Lk4.16-30 ~Mt13.53-58 ~Mk6.1-6
`
