#!/bin/bash

# What install and upgrade do alike.
set_up() {
  ynh_setup_source --dest_dir="$install_dir" --full_replace
  chown -R "$app:www-data" "$install_dir"

  # Without it the first call on each list would wait.
  ynh_exec_as_app env HANGMAN_DATA_DIR="$install_dir/cgi-bin/data" HANGMAN_STATE_DIR="$data_dir" \
    "$install_dir/cgi-bin/program" index

  ynh_config_add_systemd
  ynh_config_add_nginx
  yunohost service add "$app" --description="Evil Hangman, started for each request"
  ynh_systemctl --service="$app" --action="restart"
}
