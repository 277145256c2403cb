// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QSplitter>

#include <functional>

namespace runlatch::ui {

/// Two panes, side by side or stacked, that the user can resize but not collapse. F6 moves the focus to the other pane,
/// to where it was there. With keepShares(), the shares are
/// restored at the next start, separately for each orientation.
class PaneSplitter final : public QSplitter
{
    Q_OBJECT

public:
    explicit PaneSplitter(Qt::Orientation orientation = Qt::Horizontal, QWidget *parent = nullptr);

    /// Adds the panes. Each grows by its factor when the window does; 0 keeps its size.
    void setPanes(QWidget *first, int firstFactor, QWidget *second, int secondFactor);
    /// Call before arrange(). `kept` has the functions splitterState(name) and setSplitterState(name, bytes), as the
    /// preferences have, and must outlive this.
    template <typename Kept> void keepShares(Kept &kept, const QString &name)
    {
        m_name = name;
        m_read = [&kept](const QString &key) { return kept.splitterState(key); };
        connect(this, &QSplitter::splitterMoved, this, [this, &kept] { kept.setSplitterState(keptAs(), saveState()); });
    }
    /// Call after setPanes(). `shares` are ratios, not pixels, and apply until the user has set others.
    void arrange(Qt::Orientation orientation, const QList<int> &shares);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void goToOtherPane();
    QString keptAs() const;

    QString m_name;
    std::function<QByteArray(const QString &key)> m_read; ///< empty: no shares are kept
};

} // namespace runlatch::ui
