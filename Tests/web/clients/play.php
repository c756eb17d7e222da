<?php
// Plays a game by cURL, whose empty file of cookies is memory: php play.php BASE
$base = $argv[1];
$browser = curl_init();
curl_setopt_array($browser, [CURLOPT_COOKIEFILE => '', CURLOPT_RETURNTRANSFER => true]);

function post($path, $form) {
    global $base, $browser;
    curl_setopt_array($browser, [CURLOPT_URL => $base . $path, CURLOPT_POSTFIELDS => http_build_query($form)]);
    return json_decode(curl_exec($browser), true);
}

$game = post('/game', ['length' => 7, 'mistakes' => 12]);
foreach (range('A', 'Z') as $letter) {
    if ($game['status'] === 'playing') $game = post('/guess', ['letter' => $letter, 'game' => $game['id']]);
}
echo $game['status'], "\n";
