// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QPointer>
#include <QScrollBar>

namespace runlatch::models {
class CaptureModel;
}

namespace runlatch::ui {

class CaptureView;

/// The scroll bar of all stored requests. The table has only a window on them; a place outside is loaded when the user
/// goes there. A place is an id, because counting a million rows takes long: where requests were deleted, the bar moves
/// a little further than the rows.
///
/// The keyboard needs no bar: the keys of the table reach every row, Home and End the newest and the oldest.
class PlaceBar final : public QScrollBar
{
    Q_OBJECT

public:
    explicit PlaceBar(CaptureView &view, QWidget *parent = nullptr);

    void setCaptures(models::CaptureModel &model); ///< `model` must outlive this or be replaced

private:
    void showPlace();
    void goTo(int value);
    void goOn();
    void giveUp();
    bool isLoaded(qint64 id) const;
    void arrive(qint64 id);

    CaptureView &m_view;
    QPointer<models::CaptureModel> m_captures;
    qint64 m_top = 0;    ///< the id of the bar's value 0; it stays while the user drags the bar
    qint64 m_step = 1;   ///< ids of one step of the bar
    qint64 m_wanted = 0; ///< the id to which the user goes, until it is loaded; otherwise 0
    qint64 m_asked = 0;  ///< the id whose rows are being loaded
    bool m_isShowing = false;
};

} // namespace runlatch::ui
