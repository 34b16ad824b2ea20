-- The code of a sound box goes with the box; those of boxes that were removed before could not be removed by hand.
delete from shop_code c using device d
where d.merchant_id = c.merchant_id and d.serial = c.device_serial and d.state = 'removed';
