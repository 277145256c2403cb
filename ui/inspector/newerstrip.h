// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QPushButton;

namespace runlatch::ui {

class ElidedLabel;

/// The number of requests newer than the list, and a button to go to them. Hidden if there are none. It is below the
/// table, so no row moves.
class NewerStrip final : public QWidget
{
    Q_OBJECT

public:
    explicit NewerStrip(QWidget *parent = nullptr);

    void setCount(qint64 count);

signals:
    void newestWanted();
    void left(); ///< the strip was hidden while it had the focus

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    ElidedLabel *m_sentence;
    QPushButton *m_show;
};

} // namespace runlatch::ui
